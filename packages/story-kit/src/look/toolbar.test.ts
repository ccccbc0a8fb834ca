import { expect, test } from 'vitest';
import { usualFlavour } from '@vitrine/commerce';
import { delayToolbar, platformToolbar, usualDelayFor } from './toolbar.js';

test('spec §1: the toolbar offers three platforms, shopify_graphql by default', () => {
  const offered = platformToolbar.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual(['shopify_graphql', 'shopify_rest', 'big_commerce']);
  expect(usualFlavour).toBe('shopify_graphql');
});

test('spec §9: the toolbar sets the delay of the platform: a second, for human testers', () => {
  expect(delayToolbar.toolbar.items.map(({ value }) => value)).toContain(usualDelayFor({ webdriver: false }));
  expect(usualDelayFor({ webdriver: false })).toBe('1000');
  expect(usualDelayFor({ webdriver: true })).toBe('0');
});
