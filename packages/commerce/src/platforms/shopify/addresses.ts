import type { PlatformAddresses } from '../shared/flavour.js';

export const addresses: PlatformAddresses = {
  imageHosts: ['cdn.shopify.com', 'cdn.shopifycdn.net'],
  // '/cart/c/{token}' and '/checkouts/…'
  checkoutPath: /^\/(cart\/c|checkouts)(\/|$)/,
  // '/account/reset/{id}/{token}'
  resetLink: { parameter: 'resetUrl', matches: ({ pathname }) => /^\/account\/reset(\/|$)/.test(pathname) },
};
