'use client';
import { Button } from '@vitrine/components';
import type { ItemInventory } from '../shop/useItemInventory.js';
import { useShop } from '../shop/ShopProvider.js';
import { Hint } from './ProductBox.styles.js';

interface PurchaseHintProps {
  /** The id of the sentence, which describes the buy button. */
  id: string;
  text: string | undefined;
  inventory: ItemInventory;
}

/** Shows the hint without a live region: a choice announces the new hint together with the price. */
export function PurchaseHint({ id, text, inventory }: PurchaseHintProps) {
  const { messages } = useShop();
  return (
    <>
      {text && <Hint id={id}>{text}</Hint>}
      {inventory.status === 'failed' && (
        <Button variant="outline" size="sm" onPress={inventory.retry}>
          {messages.tryAgain}
        </Button>
      )}
    </>
  );
}
