/// <reference types="vite/client" />
import type { ShopData } from '@vitrine/sandbox';
import type { ProductMedia, Wait } from '../model/entities.js';
import { flavours, type Flavour } from '../model/flavours.js';
import type { RefusalCode } from '../port/refusals.js';
import type { ShopControl } from './shopControl.js';

/** A part of a platform that another may not have. */
export type Feature =
  | 'checkout'
  | 'contact'
  | 'customers'
  | 'discounts'
  /** The adapter sends requests, which can fail. */
  | 'requests'
  /** The platform keeps carts, and can lose them. */
  | 'storedCarts';

/** The properties of a flavour that come from its platform and not from its adapter: missing data, and different behaviour. */
export interface FlavourTraits {
  /** Starts a shop on the platform with this data. */
  open(data: ShopData): Promise<ShopControl>;
  /**
   * The parts that the platform does not have. The suite leaves out their tests, and expects their absence. Default:
   * nothing.
   */
  lacks?: readonly Feature[];
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
  /** Whether listings have the colours of a product. */
  hasColors: boolean;
  /** The number of calls to look up the stock of 120 variants. */
  lookupsOf120: number;
  /** Whether the platform names the size of a product's pictures, and of a collection's picture. */
  hasImageSizes: { products: boolean; collections: boolean };
  /** The kinds of media in addition to pictures, and whether a video tells its duration. */
  plays: readonly NonNullable<ProductMedia['kind']>[];
  hasVideoDuration: boolean;
  /** Whether a cart's line has the picture's alternative text. */
  hasImageAlt: boolean;
  /** Whether the bounds of an order belong to the product instead of its variants. */
  boundsOfProducts: boolean;
  /** The kinds of sales before an item is in the shop. */
  waits: readonly Wait['kind'][];
  /** Whether a cart holds its checkout's URL. Otherwise a call makes one. */
  holdsCheckoutUrl: boolean;
  /** Whether customers have tokens that expire and are renewed. */
  hasTokens: boolean;
  /** Signs a customer out without the session's knowledge. */
  endLogins(shop: ShopControl, email: string): Promise<void>;
  /** Settings with which customers sign in at the platform. Absent: they have passwords. */
  loginAtPlatform?: object;
  /** Whether a customer has a default address. */
  hasDefaultAddress: boolean;
  /** The maximum number of calls for a page of fifty entries. */
  callsOfPage: { addresses: number; orders: number };
  /** The statuses of an order that was paid and sent. */
  delivered: [financialStatus: string, fulfillmentStatus: string];
  /** The error's code for a new password that is too short, set with the link in a mail. */
  shortReset: RefusalCode;
}

const files = import.meta.glob<{ traits: Partial<Record<Flavour, FlavourTraits>> }>(
  '../platforms/*/testing/traits.ts',
  {
    eager: true,
  },
);

/** The traits of each flavour, from its platform's folder. */
export const traits = Object.assign({}, ...Object.values(files).map((file) => file.traits)) as Record<
  Flavour,
  FlavourTraits
>;

for (const { name, platform } of flavours)
  if (!(name in traits))
    throw new Error(`No traits of ${name}: add them to src/platforms/${platform}/testing/traits.ts.`);
