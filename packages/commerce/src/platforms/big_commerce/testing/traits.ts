import { openSandbox } from '../../../testing/openSandbox.js';
import type { FlavourTraits } from '../../../testing/traits.js';
import { operations } from '../client.js';

/** Returns the name of the operation. Several operations use the same URL for different data. */
function bigCommerceCall({ pathname, searchParams }: URL, { method = 'GET' }: RequestInit): string {
  if (['/login.php', '/contact'].includes(pathname)) return `${method} ${pathname}`;
  if (pathname === '/graphql') return 'searchProducts';
  const path = pathname.replace(/^\/stores\/[^/]+/, '');
  const matching = Object.entries(operations).filter(
    ([, operation]) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const fields = searchParams.get('include_fields') ?? '';
  const special = [
    fields.includes('inventory_level') && 'getProductInventory',
    searchParams.get('include') === 'primary_image' && 'getProductPictures',
  ].find(Boolean);
  const chosen = matching.find(([name]) => name === special) ?? matching[0];
  if (!chosen) throw new Error(`No operation asks ${method} ${pathname}.`);
  return chosen[0];
}

export const traits = {
  big_commerce: {
    open: openSandbox('big_commerce'),
    callOf: bigCommerceCall,
    names: { shop: 'getStoreInformation', add: 'addCartLineItems' },
    unknown: {
      variantId: '1-1',
      lineId: '00000000-0000-4000-8000-000000000000',
      addressId: '987654',
      orderId: '987654',
    },
    shortage: 'refused',
    subtitle: 'brand',
    hasCollections: true,
    knows: { description: false, prices: false },
    menu: 'collections',
    hasColors: true,
    lookupsOf120: 3,
    hasImageSizes: { products: false, collections: false },
    plays: ['externalVideo'],
    hasVideoDuration: true,
    hasImageAlt: false,
    boundsOfProducts: true,
    waits: ['preOrder'],
    holdsCheckoutUrl: false,
    hasTokens: false,
    // The platform cannot end a login, but delete the customer.
    endLogins: (shop, email) => shop.deleteCustomer(email),
    hasDefaultAddress: false,
    // Three further calls: the check for a next page, the pictures, and once the store's currency.
    callsOfPage: { addresses: 1, orders: 4 },
    delivered: ['captured', 'Completed'],
    // The platform shows its form again, without a reason.
    shortReset: 'customer.passwordRefused',
  },
} satisfies Record<string, FlavourTraits>;
