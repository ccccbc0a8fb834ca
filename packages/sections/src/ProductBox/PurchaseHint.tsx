'use client';
import { isOrderable, type Product } from '@vitrine/commerce';
import { Button, formatMessage } from '@vitrine/components';
import type { ItemInventory } from '../inventory/useItemInventory.js';
import { useShop } from '../shop/ShopProvider.js';
import { Hint } from './ProductBox.styles.js';
import type { Purchase } from './usePurchase.js';

/** From so many pieces left on, a shopper is told. */
const lowStock = 3;

/** What limits the purchase, in a sentence; undefined where nothing does, or while it is not known. */
export function usePurchaseText(purchase: Purchase, { variants }: Product): string | undefined {
  const { messages, locale } = useShop();
  const { inventory, isAvailable, isMissingVariant, isSoldOut, bounds, stock } = purchase;
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
  if (stock !== undefined && stock <= lowStock) return formatMessage(messages.lowStock, { quantity: stock }, locale);
  if (bounds.min > 1) return formatMessage(messages.orderMinimum, { minimum: bounds.min }, locale);
  if (bounds.max < 10 && bounds.max !== stock)
    return formatMessage(messages.orderMaximum, { maximum: bounds.max }, locale);
  return undefined;
}

interface PurchaseHintProps {
  text: string | undefined;
  inventory: ItemInventory;
}

/** It stands there silently: what a choice changes of it is announced with the price. */
export function PurchaseHint({ text, inventory }: PurchaseHintProps) {
  const { messages } = useShop();
  return (
    <>
      {text && <Hint>{text}</Hint>}
      {inventory.status === 'failed' && (
        <Button variant="outline" size="sm" onPress={inventory.retry}>
          {messages.tryAgain}
        </Button>
      )}
    </>
  );
}
