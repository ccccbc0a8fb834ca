/** The common model, as the Storefront API wants it. Pure. */
import type { AddCartItem, RemoveCartItem, UpdateCartItem } from '../../../port/cart.js';
import { toItemId } from '../shared/itemId.js';
import type { CartLineInput, CartLineUpdateInput } from './wire.js';

/** @param firstVariants The id of the first variant by the id of its product. */
export const toLine = (item: AddCartItem, firstVariants: ReadonlyMap<string, string>): CartLineInput => {
  const itemId = toItemId(item);
  // A product without variants is refused by the platform, in its own words.
  return { merchandiseId: firstVariants.get(itemId) ?? itemId, quantity: item.quantity };
};

export const toLineUpdate = ({ id, quantity }: UpdateCartItem): CartLineUpdateInput => ({ id, quantity });

export const toLineId = ({ id }: RemoveCartItem): string => id;

/** Whether an id is the platform's, and of this type: another one would make it refuse the whole request. */
export const isGlobalId = (type: 'Cart' | 'Product' | 'ProductVariant', id: string): boolean =>
  new RegExp(`^gid://shopify/${type}/[\\w-]+(\\?.*)?$`).test(id);
