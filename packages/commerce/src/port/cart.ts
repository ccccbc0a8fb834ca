import type { Cart, CartAttribute } from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { UserError } from './refusals.js';

/** The cart belongs to the session that the adapter was given: no call names it. */
export interface CartClient {
  /** The shopper's cart; an empty one where there is none, or where the platform no longer knows it. */
  get(options?: CallOptions): Promise<Cart>;
  /**
   * Makes the cart where there is none. Where the platform no longer knows it, a new one is made, with a warning of code
   * `cart.startedAnew`. At most 250 items a call, as for all changes.
   * @throws Error 'The itemId variable is required but was not specified' for an item with neither id.
   */
  addItems(items: readonly AddCartItem[], options?: CallOptions): Promise<CartResult>;
  /** An error of code `cart.expired`, and an empty cart, where there is no cart to change any more: as for `removeItems`. */
  updateItems(items: readonly UpdateCartItem[], options?: CallOptions): Promise<CartResult>;
  removeItems(items: readonly RemoveCartItem[], options?: CallOptions): Promise<CartResult>;
  /**
   * Adds a discount code to those of the cart. One that does not apply is not kept: an error of code `discount.unknown` or
   * `discount.notApplicable`.
   */
  addDiscountCode(code: string, options?: CallOptions): Promise<CartResult>;
  /** As the cart has it. */
  removeDiscountCode(code: string, options?: CallOptions): Promise<CartResult>;
  /** Replaces what the shopper wrote; an empty text takes it away. Sections offer it where `capabilities.cartNote` is true. */
  updateNote(note: string, options?: CallOptions): Promise<CartResult>;
  /**
   * Replaces the attributes; those with an empty value are left out. At most 50, keys up to 255 and values up to 5,000 characters. Ask
   * `capabilities.cartAttributes` first.
   * @throws InputError on platforms whose carts hold none.
   */
  updateAttributes(attributes: readonly CartAttribute[], options?: CallOptions): Promise<CartResult>;
  /**
   * Where the platform lets the shopper order the cart; undefined where there is no cart to order. Ask when the shopper wants to go
   * there: on some platforms it is made again each time, and can be visited once.
   */
  checkout(options?: CallOptions): Promise<Checkout | undefined>;
}

export interface Checkout {
  /** An absolute address, of a page that the platform hosts. */
  checkoutUrl: string;
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
