import type { CustomerRecord, Shop } from '@vitrine/sandbox';
import { operations } from '../platforms/big_commerce/client.js';
import type { Flavour } from '../model/flavours.js';
import type { RefusalCode } from '../port/refusals.js';

/** The address of the platforms in tests. */
export const baseUrl = 'https://northlane.test';

/** The properties of a flavour that come from its platform and not from its adapter: missing data, and different behaviour. */
export interface FlavourTraits {
  /**
   * Whether the sandbox is the platform. If not, the contract suite leaves out the tests that change or read the sandbox: customers, messages,
   * discount codes, failures, and carts that expire or become orders.
   */
  isSandbox: boolean;
  /** Returns the name of the call that a request makes. */
  callOf(url: URL, init: RequestInit): string;
  /** The call that reads the shop's data, and the call that adds to an existing cart. */
  names: { shop: string; add: string };
  /** Ids in the platform's format that do not exist. */
  unknown: { variantId: string; lineId: string; addressId: string; orderId: string };
  /**
   * The result of asking for more pieces than there are: 'lowered' adds the available pieces and returns a warning; 'refused' adds nothing
   * and returns an error.
   */
  shortage: 'lowered' | 'refused';
  /** The text below the name of a line. */
  subtitle: 'variant' | 'brand';
  /** Whether a product names its collections. */
  hasCollections: boolean;
  /** Whether a shop has a description, and prices for other countries. */
  knows: { description: boolean; prices: boolean };
  /** The origin of the menu: the merchant, or the collections. */
  menu: 'merchant' | 'collections';
  /** The number of calls to look up the stock of 120 variants. */
  lookupsOf120: number;
  /** Whether the platform names the size of a product's pictures, and of a collection's picture. */
  hasImageSizes: { products: boolean; collections: boolean };
  /** Whether a cart's line has the picture's alternative text. */
  hasImageAlt: boolean;
  /** Whether the bounds of an order belong to the product instead of its variants. */
  boundsOfProducts: boolean;
  /** Whether a cart holds its checkout's address. Otherwise a call makes one. */
  holdsCheckoutUrl: boolean;
  /** Whether customers have tokens, which can be renewed and can be revoked elsewhere. */
  hasTokens: boolean;
  /** Signs a customer out without the session's knowledge. */
  endLogins(shop: Shop, customer: CustomerRecord): void;
  /** Whether a customer has a default address. */
  hasDefaultAddress: boolean;
  /** The maximum number of calls for a page of fifty entries. */
  callsOfPage: { addresses: number; orders: number };
  /** The statuses of an order that was paid and sent. */
  delivered: [financialStatus: string, fulfillmentStatus: string];
  /** The error's code for a new password that is too short, set with the link of a mail. */
  shortReset: RefusalCode;
}

const shopify: Omit<FlavourTraits, 'callOf' | 'names' | 'unknown'> = {
  isSandbox: true,
  shortage: 'lowered',
  subtitle: 'variant',
  hasCollections: true,
  knows: { description: true, prices: true },
  menu: 'merchant',
  lookupsOf120: 3,
  hasImageSizes: { products: true, collections: true },
  hasImageAlt: true,
  boundsOfProducts: false,
  holdsCheckoutUrl: true,
  hasTokens: true,
  endLogins: (shop, customer) => shop.tokens.deleteAll(customer),
  hasDefaultAddress: true,
  callsOfPage: { addresses: 1, orders: 1 },
  delivered: ['PAID', 'FULFILLED'],
  shortReset: 'customer.passwordTooShort',
};

const unknownToShopify = {
  addressId: 'gid://shopify/MailingAddress/987654',
  orderId: 'gid://shopify/Order/987654',
};

/** Returns the name of the operation. Several operations use the same address for different data. */
function bigCommerceCall({ pathname, searchParams }: URL, { method = 'GET' }: RequestInit): string {
  if (['/login.php', '/contact'].includes(pathname)) return `${method} ${pathname}`;
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

const operationOf = ({ body }: RequestInit): string =>
  (JSON.parse(String(body)) as { operationName: string }).operationName;

export const traits: Record<Flavour, FlavourTraits> = {
  shopify_graphql: {
    ...shopify,
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
    callOf: ({ pathname }, init) => (pathname.endsWith('/graphql.json') ? operationOf(init) : pathname),
    names: { shop: '/meta.json', add: '/cart/add.js' },
    unknown: { ...unknownToShopify, variantId: '1', lineId: '1:1' },
    // A theme's endpoints return all variants at once.
    lookupsOf120: 1,
    hasImageSizes: { products: true, collections: false },
    hasCollections: false,
  },
  big_commerce: {
    isSandbox: true,
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
    lookupsOf120: 3,
    hasImageSizes: { products: false, collections: false },
    hasImageAlt: false,
    boundsOfProducts: true,
    holdsCheckoutUrl: false,
    hasTokens: false,
    // The platform has no tokens to revoke, so this deletes the customer with all of their data.
    endLogins(shop, customer) {
      for (const { id } of shop.addresses.all(customer)) shop.store.delete('address', String(id));
      for (const { token } of shop.orders.all(customer)) shop.store.delete('order', token);
      shop.store.delete('customer', String(customer.id));
    },
    hasDefaultAddress: false,
    // Three further calls: the check for a next page, the pictures, and once the store's currency.
    callsOfPage: { addresses: 1, orders: 4 },
    delivered: ['captured', 'Completed'],
    // The platform shows its form again, without a reason.
    shortReset: 'customer.passwordRefused',
  },
};
