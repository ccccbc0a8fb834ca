import type { PlatformAddresses } from '../shared/flavour.js';
import { parseId } from './ids.js';

export const addresses: PlatformAddresses = {
  imageHosts: ['cdn10.bigcommerce.com', 'cdn11.bigcommerce.com'],
  // '/cart.php?action=…', '/checkout' and '/embedded-checkout/…'
  checkoutPath: /^\/((embedded-)?checkout(\/|$)|cart\.php$)/,
  // '/login.php?action=change_password&c=…&t=…'
  resetLink: {
    parameter: 'reset',
    matches: ({ pathname, searchParams }) =>
      pathname === '/login.php' && searchParams.get('action') === 'change_password',
    accountOf: ({ searchParams }) => parseId(searchParams.get('c') ?? '')?.toString(),
  },
};
