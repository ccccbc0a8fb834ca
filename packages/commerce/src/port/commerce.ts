import type { Registration } from '../model/entities.js';
import type { Platform } from '../model/flavours.js';
import type { CartClient } from './cart.js';
import type { CatalogClient, FacetKind, ProductSort } from './catalog.js';
import type { ContactClient } from './contact.js';
import type { CustomerClient } from './customer.js';
import type { InventoryClient } from './inventory.js';
import type { ListingOffer } from './listingParameters.js';
import type { SearchClient } from './search.js';

/**
 * The port: a shop on any platform, as plain async functions over the model. Every method is required.
 * Calls return failures that a shopper can mend as `errors`. All other failures throw a `CommerceError`.
 */
export interface Commerce {
  readonly platform: Platform;
  /** The differences between platforms. Sections read them instead of the platform's name. */
  readonly capabilities: Capabilities;
  readonly catalog: CatalogClient;
  readonly inventory: InventoryClient;
  readonly cart: CartClient;
  readonly customer: CustomerClient;
  readonly search: SearchClient;
  readonly contact: ContactClient;
}

/** Plain data, so that it can be sent to the browser unchanged. */
export interface Capabilities {
  /** The way customers sign in: in a form of the shop, or on a page of the platform (`customer.loginPage`). */
  login: 'password' | 'redirect';
  /** The fields that an account requires. If it has no address fields, the form does not ask for an address. */
  registerFields: readonly (keyof Registration)[];
  /** Whether `customer.getLogins` lists the customer's logins, and `customer.endLogin` and `customer.logoutEverywhere` end them. */
  logins: boolean;
  /** Whether a signed-in customer can change their password here. */
  changePassword: boolean;
  /** Whether customers have a default address and can choose it. */
  defaultAddress: boolean;
  /** Whether a cart can hold a note to the shop. */
  cartNote: boolean;
  /** Whether a cart can hold attributes. */
  cartAttributes: boolean;
  /** Whether prices are in the currency of the buyer's country, if the shop sells in it. Otherwise everyone sees the shop's currency. */
  pricesByCountry: boolean;
  /**
   * Whether a line of the cart has the price of the product's page, so that a higher one means that the price has changed. False if one of both
   * may be without its tax.
   */
  linePricesOfPages: boolean;
  /**
   * The origin of the links in `catalog.menu`: the merchant, or the platform, which makes them from its collections. 'none' if there are no
   * links.
   */
  menu: 'merchant' | 'collections' | 'none';
  /** Whether `contact.send` can send messages to the shop. */
  contact: boolean;
  /** The supported sort orders of listings. */
  sorts: readonly ProductSort[];
  /** The supported filters of listings. */
  filters: readonly FacetKind[];
  /** The supported sort orders and filters of search results, relevance first. */
  search: ListingOffer;
  /** Whether it supports brands: `catalog.brand`, and listings by brand. */
  brands: boolean;
  /** The image hosts' parameters for resized pictures, for `imageLoader`. Absent: each picture has one size. */
  imageResizing?: ImageResizing;
  /** Whether `customer.findOrder` finds an order by its number and e-mail address, without an account. */
  orderLookup: boolean;
  /** Whether orders have an `Order.key`, with which `customer.getOrderByKey` reads them without an account. */
  orderKeys: boolean;
  /** Whether `customer.getOrderOfCart` finds the order that a cart became. */
  ordersOfCarts: boolean;
}

/** How to request a picture in another size: parameters in the query of its URL. */
export interface ImageResizing {
  /** Host names. Pictures on other hosts have one size. */
  hosts: readonly string[];
  /** Names of the query's parameters. The crop is added with a height, and also has a value. Sizes are in px. */
  parameters: { width: string; height: string; crop: readonly [name: string, value: string]; format: string };
  /** The host's name for each format. */
  formats: Record<'webp' | 'png' | 'jpeg', string>;
}
