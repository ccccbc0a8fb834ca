/** Makes the platform's cart hold the lines that an agent has sent. */
import type { Cart, CartItem } from '../../model/entities.js';
import type { AddCartItem, CartResult } from '../../port/cart.js';
import type { Commerce } from '../../port/commerce.js';
import type { Changed } from '../call.js';
import { findById } from '../ids.js';
import type { LineInput } from '../inputs.js';
import { refusalMessage, type Message } from '../messages.js';
import { itemIdOf, lineIdOf } from './cartData.js';

/** Replaces all lines. New lines come first, so the cart is never empty in between: some platforms delete an empty cart. */
export async function replaceLines(lines: readonly LineInput[], before: Cart, commerce: Commerce): Promise<Changed> {
  const wanted = await wantedQuantities(lines, before.items);
  const kept = before.items.filter((item) => wanted.has(itemIdOf(item)));
  const gone = before.items.filter((item) => !wanted.has(itemIdOf(item)));
  const keptIds = new Set(kept.map(itemIdOf));
  const added = [...wanted].filter(([id]) => !keptIds.has(id));
  const changed = kept.filter((item) => wanted.get(itemIdOf(item)) !== item.quantity);

  const { additions, messages } = await additionsOf(added, commerce);
  let cart = before;
  const apply = async (change: Promise<CartResult>) => {
    const result = await change;
    cart = result.cart;
    messages.push(
      ...result.errors.map((error) => refusalMessage('error', error)),
      ...result.warnings.map((warning) => refusalMessage('warning', warning)),
    );
  };
  if (additions.length > 0) await apply(commerce.cart.addItems(additions));
  if (changed.length > 0)
    await apply(
      commerce.cart.updateItems(
        changed.map((item) => ({
          id: item.id,
          lineItemId: item.lineItemId,
          quantity: wanted.get(itemIdOf(item)) ?? 0,
          ...(item.variantId !== undefined && { variantId: item.variantId }),
          ...(item.modifiers && { modifiers: item.modifiers }),
        })),
      ),
    );
  if (gone.length > 0) await apply(commerce.cart.removeItems(gone.map(({ id, lineItemId }) => ({ id, lineItemId }))));
  return { cart, messages };
}

/** Returns the quantities by the item's id. A line that names only itself keeps its item, and lines of one item are one. */
async function wantedQuantities(lines: readonly LineInput[], items: readonly CartItem[]): Promise<Map<string, number>> {
  const byLine = new Map(await Promise.all(items.map(async (item) => [await lineIdOf(item), itemIdOf(item)] as const)));
  const wanted = new Map<string, number>();
  for (const { id, item, quantity } of lines) {
    const itemId = item.id || (id === undefined ? '' : (byLine.get(id) ?? ''));
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  }
  return wanted;
}

/** Finds the items in the catalog. The id of a product with one variant is enough. */
async function additionsOf(wanted: readonly (readonly [id: string, quantity: number])[], { catalog }: Commerce) {
  const messages: Message[] = [];
  const additions: AddCartItem[] = [];
  const found = await Promise.all(wanted.map(([id]) => findById(id, (slug) => catalog.product(slug))));
  for (const [index, [id, quantity]] of wanted.entries()) {
    const { product, variant = product?.variants.length === 1 ? product.variants[0] : undefined } = found[index] ?? {};
    if (!product || !variant) {
      const content = product ? `Choose a variant of ${id}.` : `The shop does not sell ${id}.`;
      messages.push({ type: 'error', code: 'item_unavailable', content, severity: 'recoverable' });
      continue;
    }
    const optionSelections = variant.optionValues.map(({ optionId, value }) => ({ optionId, value }));
    additions.push({ productId: product.id, variantId: variant.id, quantity, optionSelections });
  }
  return { additions, messages };
}
