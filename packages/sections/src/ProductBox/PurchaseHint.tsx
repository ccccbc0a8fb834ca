'use client';
import { Button } from '@vitrine/components';
import type { ItemInventory } from '../inventory/itemInventory.js';
import { useShop } from '../shop/ShopProvider.js';
import { Hint } from './ProductBox.styles.js';

interface PurchaseHintProps {
  text: string | undefined;
  inventory: ItemInventory;
}

/** Shows the hint without a live region: a choice announces the new hint together with the price. */
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
