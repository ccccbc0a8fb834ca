import { isOrderable, type Product } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { isLow, waitText } from '../ui/stockText.js';
import type { Purchase } from './purchase.js';

/** Returns a sentence about the limit of the purchase. Undefined if there is no limit, or while the stock loads. */
export function purchaseText(
  purchase: Purchase,
  { variants }: Product,
  { messages, locale }: { messages: Messages; locale: string },
): string | undefined {
  const { inventory, isAvailable, isMissingVariant, isSoldOut, bounds, stock, wait } = purchase;
  if (inventory.status === 'loading') return undefined;
  if (inventory.status === 'failed') return messages.inventoryFailed;
  if (isMissingVariant) return messages.combinationUnavailable;
  if (stock !== 0 && !isOrderable(bounds)) {
    return formatMessage(messages.belowMinimum, { minimum: bounds.min, maximum: bounds.max }, locale);
  }
  if (isSoldOut)
    return variants.length > 1 && purchase.alternatives.length > 0
      ? messages.combinationSoldOut
      : messages.productSoldOut;
  if (!isAvailable) return undefined;
  if (wait) return waitText(wait, messages, locale);
  if (isLow(stock)) return formatMessage(messages.lowStock, { quantity: stock }, locale);
  if (bounds.min > 1) return formatMessage(messages.orderMinimum, { minimum: bounds.min }, locale);
  if (bounds.max < 10 && bounds.max !== stock)
    return formatMessage(messages.orderMaximum, { maximum: bounds.max }, locale);
  return undefined;
}
