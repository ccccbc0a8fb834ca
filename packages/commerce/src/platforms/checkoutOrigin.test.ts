import { expect, it } from 'vitest';
import { checkoutOrigin } from './checkoutOrigin.js';
import { sandboxSettings } from './sandboxSettings.js';

const store = { flavour: 'big_commerce', api: 'rest', storeHash: 'ABC123', accessToken: 'secret' } as const;

it.each([
  ['https://northlane.myshopify.com', { flavour: 'shopify_graphql', baseUrl: 'https://northlane.myshopify.com/' }],
  ['https://northlane.myshopify.com', { flavour: 'shopify_rest', baseUrl: 'https://northlane.myshopify.com' }],
  ['https://store-abc123.mybigcommerce.com', store],
  ['http://127.0.0.1:4010', sandboxSettings('big_commerce', 'http://127.0.0.1:4010')],
] as const)('the checkout is at %s', (origin, settings) => {
  expect(checkoutOrigin(settings)).toBe(origin);
});
