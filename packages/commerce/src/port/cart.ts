import type { Cart, CartAttribute } from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { UserError } from './refusals.js';

/** The cart belongs to the adapter's session, so no call names it. */
export interface CartClient {
  /** Returns the shopper's cart; an empty one if there is none, or if the platform no longer knows it. */
  get(options?: CallOptions): Promise<Cart>;
  /**
   * Adds items. Creates a cart if there is none. If the platform no longer knows the cart, creates a new one and returns a warning with the
   * code `cart.startedAnew`. A call takes at most 250 items, as all changes do.
   * @throws Error 'The itemId variable is required but was not specified' for an item with neither id.
   */
  addItems(items: readonly AddCartItem[], options?: CallOptions): Promise<CartResult>;
  /** Returns an error with the code `cart.expired` and an empty cart if there is no cart any more. The same applies to `removeItems`. */
  updateItems(items: readonly UpdateCartItem[], options?: CallOptions): Promise<CartResult>;
  removeItems(items: readonly RemoveCartItem[], options?: CallOptions): Promise<CartResult>;
  /**
   * Adds a discount code to the cart's codes. A code that does not apply is not added: the error's code is
   * `discount.unknown` or
   * `discount.notApplicable`.
   */
  addDiscountCode(code: string, options?: CallOptions): Promise<CartResult>;
  /** Removes a discount code. Pass it exactly as it is in the cart. */
  removeDiscountCode(code: string, options?: CallOptions): Promise<CartResult>;
  /** Replaces the shopper's note; an empty text removes it. Sections offer it if `capabilities.cartNote` is true. */
  updateNote(note: string, options?: CallOptions): Promise<CartResult>;
  /**
   * Replaces the attributes and leaves out those with an empty value. Takes at most 50 attributes, with keys up to 255 and values up to
   * 5,000 characters. Check `capabilities.cartAttributes` first.
   * @throws InputError on platforms whose carts have no attributes.
   */
  updateAttributes(attributes: readonly CartAttribute[], options?: CallOptions): Promise<CartResult>;
  /**
   * Returns the URL of the platform's checkout. Undefined if there is no cart to order. Call it when the shopper goes to the checkout:
   * some platforms make a new URL each time, which can be visited once.
   */
  checkout(options?: CallOptions): Promise<Checkout | undefined>;
}

export interface Checkout {
  /** The absolute URL of a page that the platform hosts. */
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
  /** The platform's cart after the call, whether or not the change was made. */
  cart: Cart;
  /** The refusals. Empty after a success. */
  errors: UserError[];
  /**
   * Changes that differ from the request, such as fewer pieces than requested. `field` holds the id of the line if the
   * warning is about one.
   */
  warnings: UserError[];
}
