import type { CustomerRecord, Shop } from '@vitrine/sandbox';
import { operations } from '../platforms/big_commerce/client.js';
import type { Flavour } from '../model/flavours.js';
import type { RefusalCode } from '../port/refusals.js';

/** Where the platforms of the tests lie. */
export const baseUrl = 'https://northlane.test';

/** What is so on a flavour, and no fault of its adapter's: what the platform cannot know, or does in its own way. */
export interface FlavourTraits {
  /**
   * Whether the sandbox is the platform. If not, the contract suite leaves out the tests that change or read the sandbox: customers, messages,
   * discount codes, failures, and carts that expire or become orders.
   */
  isSandbox: boolean;
  /** The name of the call that a request makes. */
  callOf(url: URL, init: RequestInit): string;
  /** The calls that read what the shop is, and that add to a cart that is there. */
  names: { shop: string; add: string };
  /** Ids of the platform's form, which name nothing. */
  unknown: { variantId: string; lineId: string; addressId: string; orderId: string };
  /** What becomes of a wish for more than there is: as much as there is, with a warning, or nothing, with an error. */
  shortage: 'lowered' | 'refused';
  /** What stands below the name of a line. */
  subtitle: 'variant' | 'brand';
  /** Whether a product says in which collections it is. */
  hasCollections: boolean;
  /** Whether a shop has a description, and prices for other countries. */
  knows: { description: boolean; prices: boolean };
  /** What its menu is: the merchant's own, or made of the collections. */
  menu: 'merchant' | 'collections';
  /** How many calls the stock of 120 variants takes. */
  lookupsOf120: number;
  /** Whether the alternative text of a picture comes with the line of a cart. */
  hasImageAlt: boolean;
  /** Whether the bounds of an order are the product's, rather than its variants'. */
  boundsOfProducts: boolean;
  /** Whether a cart holds the address of its checkout, rather than having one made. */
  holdsCheckoutUrl: boolean;
  /** Whether tokens stand for customers, which can be renewed, and ended elsewhere. */
  hasTokens: boolean;
  /** Signs a customer out without the session's knowledge. */
  endLogins(shop: Shop, customer: CustomerRecord): void;
  /** Whether one of a customer's addresses is the default. */
  hasDefaultAddress: boolean;
  /** How many calls a page of fifty takes at most. */
  callsOfPage: { addresses: number; orders: number };
  /** The financial status and the fulfillment status of an order that was paid and sent. */
  delivered: [financialStatus: string, fulfillmentStatus: string];
  /** What is said of a new password, set by way of a mail, that is too short. */
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

/** The name of the operation; several ask the same address for different things. */
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
    // A theme's endpoints tell of everything at once.
    lookupsOf120: 1,
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
    hasImageAlt: false,
    boundsOfProducts: true,
    holdsCheckoutUrl: false,
    hasTokens: false,
    // There is nothing but the customer to take away, with all that is theirs.
    endLogins(shop, customer) {
      for (const { id } of shop.addresses.all(customer)) shop.store.delete('address', String(id));
      for (const { token } of shop.orders.all(customer)) shop.store.delete('order', token);
      shop.store.delete('customer', String(customer.id));
    },
    hasDefaultAddress: false,
    // Whether there is another page is a question of its own, as are the pictures, and once what the store's currency is.
    callsOfPage: { addresses: 1, orders: 4 },
    delivered: ['captured', 'Completed'],
    // The platform shows its form again, and says no more.
    shortReset: 'customer.passwordRefused',
  },
};
