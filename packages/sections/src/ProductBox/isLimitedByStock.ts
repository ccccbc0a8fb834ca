import type { Product } from '@vitrine/commerce';
import { idsOf, recordsAmong } from '../inventory/itemInventory.js';
import type { ShopContextValue } from '../shop/ShopProvider.js';
import { initialSelection } from './initialSelection.js';
import { purchaseOf, stockedItems } from './purchase.js';
import { purchaseText } from './purchaseText.js';
import { valueState } from './valueState.js';

/**
 * Looks up the stock. Returns whether it changes what a product shows at first: a value is sold out, or a sentence limits the purchase.
 * Returns true as well if the stock could not be looked up, because the product then offers another try.
 */
export async function isLimitedByStock(
  { commerce, messages, locale }: Pick<ShopContextValue, 'commerce' | 'messages' | 'locale'>,
  product: Product,
  namedVariantId: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const { variantIds, productIds } = idsOf(stockedItems(product));
  try {
    const [variants, products] = await Promise.all([
      variantIds.length > 0 ? commerce.inventory.lookup('ProductVariant', variantIds, { signal }) : undefined,
      commerce.inventory.lookup('Product', productIds, { signal }),
    ]);
    const inventory = { status: 'loaded' as const, recordsOf: recordsAmong(variants ?? {}, products), retry: () => {} };
    const { choices, variant } = initialSelection(product, namedVariantId);
    const purchase = purchaseOf(product, choices, variant, inventory);
    const hasSoldOutValue = product.options.some(({ id, optionValues }) =>
      optionValues.some(({ value }) => valueState(product, choices, id, value, (key) => variants?.[key]) === 'soldOut'),
    );
    return (
      !purchase.isAvailable || purchaseText(purchase, product, { messages, locale }) !== undefined || hasSoldOutValue
    );
  } catch {
    return true;
  }
}
