import { openSandbox } from '../../../testing/openSandbox.js';
import type { FlavourTraits } from '../../../testing/traits.js';

const shopify: Omit<FlavourTraits, 'open' | 'callOf' | 'names' | 'unknown'> = {
  shortage: 'lowered',
  subtitle: 'variant',
  hasCollections: true,
  knows: { description: true, prices: true },
  menu: 'merchant',
  hasColors: true,
  lookupsOf120: 3,
  hasImageSizes: { products: true, collections: true },
  plays: ['video', 'externalVideo', 'model'],
  hasVideoDuration: false,
  hasImageAlt: true,
  boundsOfProducts: false,
  waits: ['backOrder', 'preOrder'],
  holdsCheckoutUrl: true,
  hasTokens: true,
  endLogins: (shop, email) => shop.revokeLogins(email),
  loginAtPlatform: { customerAccounts: { clientId: 'x' } },
  hasDefaultAddress: true,
  callsOfPage: { addresses: 1, orders: 1 },
  delivered: ['PAID', 'FULFILLED'],
  shortReset: 'customer.passwordTooShort',
};

const unknownToShopify = {
  addressId: 'gid://shopify/MailingAddress/987654',
  orderId: 'gid://shopify/Order/987654',
};

const operationOf = ({ body }: RequestInit): string =>
  (JSON.parse(String(body)) as { operationName: string }).operationName;

export const traits = {
  shopify_graphql: {
    ...shopify,
    open: openSandbox('shopify_graphql'),
    callOf: ({ pathname }, init) => (pathname === '/contact' ? pathname : operationOf(init)),
    names: { shop: 'shop', add: 'cartLinesAdd' },
    unknown: {
      ...unknownToShopify,
      variantId: 'gid://shopify/ProductVariant/1',
      lineId: 'gid://shopify/CartLine/1?cart=1',
    },
  },
  shopify_rest: {
    ...shopify,
    open: openSandbox('shopify_rest'),
    callOf: ({ pathname }, init) => (pathname.endsWith('/graphql.json') ? operationOf(init) : pathname),
    names: { shop: '/meta.json', add: '/cart/add.js' },
    unknown: { ...unknownToShopify, variantId: '1', lineId: '1:1' },
    // A theme's endpoints return all variants at once.
    lookupsOf120: 1,
    hasVideoDuration: true,
    hasImageSizes: { products: true, collections: false },
    hasCollections: false,
  },
} satisfies Record<string, FlavourTraits>;
