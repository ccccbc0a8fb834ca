import { expect, test } from 'vitest';
import { platformToolbar, usualPlatform } from './toolbar.js';

test('spec §1: the toolbar offers three platforms, shopify_graphql by default', () => {
  const offered = platformToolbar.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual(['shopify_rest', 'shopify_graphql', 'big_commerce']);
  expect(usualPlatform).toBe('shopify_graphql');
});
