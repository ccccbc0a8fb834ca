import { expect, test } from 'vitest';
import { defaultFlavour } from '@vitrine/commerce';
import { delayToolbar, platformToolbar, defaultDelayFor } from './toolbar.js';

test('spec §1: the toolbar offers three platforms, shopify_graphql by default', () => {
  const offered = platformToolbar.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual(['shopify_graphql', 'shopify_rest', 'big_commerce']);
  expect(defaultFlavour).toBe('shopify_graphql');
});

test('spec §9: the toolbar sets the delay of the platform: a second, for human testers', () => {
  expect(delayToolbar.toolbar.items.map(({ value }) => value)).toContain(defaultDelayFor({ webdriver: false }));
  expect(defaultDelayFor({ webdriver: false })).toBe('1000');
  expect(defaultDelayFor({ webdriver: true })).toBe('0');
});
