/** Converts the common model to input of the Storefront API. Pure. */
import type { AddCartItem, RemoveCartItem, UpdateCartItem } from '../../../port/cart.js';
import { toItemId } from '../shared/itemId.js';
import type { CartLineInput, CartLineUpdateInput } from './wire.js';

/** @param firstVariants The first variant's id by product id. */
export const toLine = (item: AddCartItem, firstVariants: ReadonlyMap<string, string>): CartLineInput => {
  const itemId = toItemId(item);
  // The platform refuses a product without variants with its own message.
  return { merchandiseId: firstVariants.get(itemId) ?? itemId, quantity: item.quantity };
};

export const toLineUpdate = ({ id, quantity }: UpdateCartItem): CartLineUpdateInput => ({ id, quantity });

export const toLineId = ({ id }: RemoveCartItem): string => id;

/** Whether an id is one of the platform's ids and of this type. The platform refuses a whole request that contains another one. */
export const isGlobalId = (type: 'Cart' | 'Product' | 'ProductVariant', id: string): boolean =>
  new RegExp(`^gid://shopify/${type}/${type === 'Cart' ? '[\\w-]+' : '\\d+'}(\\?.*)?$`).test(id);
