import type { Registration } from '../model/entities.js';
import type { Platform } from '../model/flavours.js';
import type { CartClient } from './cart.js';
import type { CatalogClient, FacetKind, ProductSort } from './catalog.js';
import type { ContactClient } from './contact.js';
import type { CustomerClient } from './customer.js';
import type { InventoryClient } from './inventory.js';
import type { SearchClient } from './search.js';

/**
 * The port: a shop on any platform, as plain async functions over the model. Every method is required.
 * Failures that a shopper can mend come back as `errors`; everything else throws a `CommerceError`.
 */
export interface Commerce {
  readonly platform: Platform;
  /** What differs between platforms, so that no section ever names one. */
  readonly capabilities: Capabilities;
  readonly catalog: CatalogClient;
  readonly inventory: InventoryClient;
  readonly cart: CartClient;
  readonly customer: CustomerClient;
  readonly search: SearchClient;
  readonly contact: ContactClient;
}

/** Plain data, so that it reaches the browser as it is. */
export interface Capabilities {
  /** How customers sign in: in a form of the shop's own, or on a page of the platform's (`customer.loginPage`). */
  login: 'password' | 'redirect';
  /** What must be filled in for an account. Without an address among it, none is asked for. */
  registerFields: readonly (keyof Registration)[];
  /** Whether a signed-in customer can change their password here. */
  changePassword: boolean;
  /** Whether one of a customer's addresses is the default one, and the customer can choose which. */
  defaultAddress: boolean;
  /** Whether a cart can hold a note to the shop. */
  cartNote: boolean;
  /** Whether a cart can hold attributes. */
  cartAttributes: boolean;
  /** Whether prices are in the currency of the buyer's country, where the shop sells in it; else in the shop's own for everyone. */
  pricesByCountry: boolean;
  /** Who made the links of `catalog.menu`: the merchant, or the platform out of its collections; 'none' where it has none. */
  menu: 'merchant' | 'collections' | 'none';
  /** Whether messages reach the shop by `contact.send`. */
  contact: boolean;
  /** The orders that its listings can have. */
  sorts: readonly ProductSort[];
  /** What its listings can be filtered by. */
  filters: readonly FacetKind[];
  /** Whether it tells of brands: `catalog.brand`, and listings of one. */
  brands: boolean;
  /** How its image hosts are asked for a picture in another size. Absent: they give each in one size. Read by `imageLoader`. */
  imageResizing?: ImageResizing;
}

/** Sizes are written into the query of a picture's address. */
export interface ImageResizing {
  /** Host names; pictures from elsewhere come in one size. */
  hosts: readonly string[];
  /** Names of the query's parameters; for the crop, which goes with a height, its value too. Sizes are in px. */
  parameters: { width: string; height: string; crop: readonly [name: string, value: string]; format: string };
  /** What the host calls each format. */
  formats: Record<'webp' | 'png' | 'jpeg', string>;
}
