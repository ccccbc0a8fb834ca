import { operations } from '../platforms/big_commerce/client.js';
import type { Flavour } from '../model/entities.js';
import type { CommerceSettings } from '../server.js';

/** Where the platforms of the tests lie. */
export const baseUrl = 'https://northlane.test';

/** What is so on a flavour, and no fault of its adapter's: what the platform cannot know, or does in its own way. */
export interface FlavourTraits {
  settings: CommerceSettings;
  /** The name of the call that a request makes. */
  callOf(url: URL, init: RequestInit): string;
  /** The calls that read what the shop is, and that add to a cart that is there. */
  names: { shop: string; add: string };
  /** Ids of the platform's form, which name nothing. */
  unknown: { variantId: string; lineId: string };
  /** What becomes of a wish for more than there is: as much as there is, with a warning, or nothing, with an error. */
  shortage: 'lowered' | 'refused';
  /** What stands below the name of a line. */
  subtitle: 'variant' | 'brand';
  /** Whether a shop has a description, and prices for other countries. */
  knows: { description: boolean; prices: boolean };
  /** What its menu is: the merchant's own, or made of the collections. */
  menu: 'merchant' | 'collections' | 'none';
  /** How many calls the stock of 120 variants takes. */
  lookupsOf120: number;
  /** Whether the alternative text of a picture comes with the line of a cart. */
  hasImageAlt: boolean;
  /** Whether the bounds of an order are the product's, rather than its variants'. */
  boundsOfProducts: boolean;
  /** Whether a cart holds the address of its checkout, rather than having one made. */
  holdsCheckoutUrl: boolean;
}

const shopify: Omit<FlavourTraits, 'settings' | 'callOf' | 'names' | 'unknown'> = {
  shortage: 'lowered',
  subtitle: 'variant',
  knows: { description: true, prices: true },
  menu: 'merchant',
  lookupsOf120: 3,
  hasImageAlt: true,
  boundsOfProducts: false,
  holdsCheckoutUrl: true,
};

/** The name of the operation; several ask the same address for different things. */
function bigCommerceCall({ pathname, searchParams }: URL, { method = 'GET' }: RequestInit): string {
  const path = pathname.replace(/^\/stores\/[^/]+/, '');
  const matching = Object.entries(operations).filter(
    ([, operation]) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const isInventory = searchParams.get('include_fields')?.includes('inventory_level');
  const chosen = matching.find(([name]) => isInventory === (name === 'getProductInventory')) ?? matching[0];
  if (!chosen) throw new Error(`No operation asks ${method} ${pathname}.`);
  return chosen[0];
}

export const traits: Record<Flavour, FlavourTraits> = {
  shopify_graphql: {
    ...shopify,
    settings: { flavour: 'shopify_graphql', baseUrl },
    callOf: (_, { body }) => (JSON.parse(String(body)) as { operationName: string }).operationName,
    names: { shop: 'shop', add: 'cartLinesAdd' },
    unknown: { variantId: 'gid://shopify/ProductVariant/1', lineId: 'gid://shopify/CartLine/1?cart=1' },
  },
  shopify_rest: {
    ...shopify,
    settings: { flavour: 'shopify_rest', baseUrl },
    callOf: ({ pathname }) => pathname,
    names: { shop: '/meta.json', add: '/cart/add.js' },
    unknown: { variantId: '1', lineId: '1:1' },
    // No endpoint of a theme tells of menus.
    menu: 'none',
    // A theme's endpoints tell of everything at once.
    lookupsOf120: 1,
  },
  big_commerce: {
    settings: { flavour: 'big_commerce', api: 'rest', baseUrl, storeHash: 'sandbox', accessToken: 'sandbox' },
    callOf: bigCommerceCall,
    names: { shop: 'getStoreInformation', add: 'addCartLineItems' },
    unknown: { variantId: '1-1', lineId: '00000000-0000-4000-8000-000000000000' },
    shortage: 'refused',
    subtitle: 'brand',
    knows: { description: false, prices: false },
    menu: 'collections',
    lookupsOf120: 3,
    hasImageAlt: false,
    boundsOfProducts: true,
    holdsCheckoutUrl: false,
  },
};
