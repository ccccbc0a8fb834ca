import type { UserError } from './errors.js';
import type {
  Cart,
  Collection,
  CollectionSummary,
  InventoryRecord,
  MenuLink,
  Platform,
  Product,
  Shop,
} from './model/entities.js';

/** Given to every call; a call that is aborted throws a CommerceError of kind `aborted`. */
export interface CallOptions {
  signal?: AbortSignal;
}

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
}

export interface Capabilities {
  /** Whether a signed-in customer can change their password here. */
  changePassword: boolean;
  /** How its image hosts are asked for a picture in another size. Absent: they give each in one size. Read by `imageLoader`. */
  imageResizing?: ImageResizing;
}

/** Plain data, so that it reaches the browser as it is: sizes are written into the query of a picture's address. */
export interface ImageResizing {
  /** Host names; pictures from elsewhere come in one size. */
  hosts: readonly string[];
  /** Names of the query's parameters; for the crop, which goes with a height, its value too. Sizes are in px. */
  parameters: { width: string; height: string; crop: readonly [name: string, value: string]; format: string };
  /** What the host calls each format. */
  formats: Record<'webp' | 'png' | 'jpeg', string>;
}

export interface CatalogClient {
  shop(options?: CallOptions): Promise<Shop>;
  /** The links of the shop's main menu. Empty where the platform has none. */
  menu(options?: CallOptions): Promise<MenuLink[]>;
  collections(options?: CallOptions): Promise<CollectionSummary[]>;
  /** The collection with all of its products; undefined where there is none of that slug. */
  collection(slug: string, options?: CallOptions): Promise<Collection | undefined>;
  /** The product whose slug this is, with or without its leading slash; undefined where there is none. */
  product(slug: string, options?: CallOptions): Promise<Product | undefined>;
}

export interface InventoryClient {
  /** Records by id, for the ids that the platform knows. At most 50 ids a call reach the platform at once. */
  lookup(
    type: 'Product' | 'ProductVariant',
    ids: readonly string[],
    options?: CallOptions,
  ): Promise<Record<string, InventoryRecord>>;
}

/** The cart belongs to the session that the adapter was given: no call names it. */
export interface CartClient {
  /** The shopper's cart; an empty one where there is none, or where the platform no longer knows it. */
  get(options?: CallOptions): Promise<Cart>;
  /**
   * Makes the cart where there is none. Where the platform no longer knows it, a new one is made, with a warning of code
   * `CART_EXPIRED`. At most 250 items a call, as for all changes.
   * @throws Error 'The itemId variable is required but was not specified' for an item with neither id.
   */
  addItems(items: readonly AddCartItem[], options?: CallOptions): Promise<CartResult>;
  /** An error of code `CART_EXPIRED`, and an empty cart, where there is no cart to change any more: as for `removeItems`. */
  updateItems(items: readonly UpdateCartItem[], options?: CallOptions): Promise<CartResult>;
  removeItems(items: readonly RemoveCartItem[], options?: CallOptions): Promise<CartResult>;
}

export interface AddCartItem {
  productId?: string;
  variantId?: string;
  /** A whole number from 1. */
  quantity: number;
  /** Choices by option id; unset ones are skipped. Platforms that identify a variant by its id ignore them. */
  optionSelections?: { optionId: string; value?: string | undefined }[];
}

export interface UpdateCartItem {
  id: string;
  lineItemId: string;
  variantId?: string;
  /** A whole number from 0; 0 removes the line. */
  quantity: number;
  modifiers?: { optionId: string; value: string }[];
}

export interface RemoveCartItem {
  id: string;
  lineItemId: string;
}

export interface CartResult {
  /** The cart as the platform has it after the call, whether or not it did what was asked. */
  cart: Cart;
  /** Why something was refused. Empty after a success. */
  errors: UserError[];
  /** What was done otherwise than asked, such as fewer pieces than wanted. `field` holds the id of the line, where it is about one. */
  warnings: UserError[];
}

/** Keeps what identifies the shopper at the platform: in a sealed cookie, in memory, wherever the caller likes. */
export interface SessionStore {
  get(key: SessionKey): Promise<string | undefined> | string | undefined;
  /** `undefined` forgets the key. */
  set(key: SessionKey, value: string | undefined): Promise<void> | void;
}

export type SessionKey = 'cartId' | 'customerAccessToken';
