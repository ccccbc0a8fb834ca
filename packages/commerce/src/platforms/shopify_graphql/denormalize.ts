/** The common model, as the Storefront API wants it. Pure. */
import type { AddCartItem, RemoveCartItem, UpdateCartItem } from '../../port/cart.js';
import type { CartLineInput, CartLineUpdateInput } from './wire.js';

/**
 * The id of what is added: the variant's, else the product's.
 * @throws Error where neither is given.
 */
export function toItemId({ variantId, productId }: AddCartItem): string {
  const itemId = variantId || productId;
  if (!itemId) throw new Error('The itemId variable is required but was not specified');
  return itemId;
}

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
