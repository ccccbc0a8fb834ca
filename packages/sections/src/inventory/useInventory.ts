'use client';
import type { InventoryRecord } from '@vitrine/commerce';
import { useEffect, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

export interface Inventory {
  /** 'failed' where the shop did not answer: then nothing is known, and nothing is ruled out. */
  status: 'loading' | 'loaded' | 'failed';
  /** By id, for the ids that the platform knows. */
  records: Record<string, InventoryRecord>;
}

const loading: Inventory = { status: 'loading', records: {} };

/** The stock of these products or variants, looked up in the browser: it is younger than the page. */
export function useInventory(type: 'Product' | 'ProductVariant', ids: readonly string[]): Inventory {
  const { commerce } = useShop();
  // The same ids in a new array are no reason to ask again.
  const key = JSON.stringify([...new Set(ids)].sort());
  const [answer, setAnswer] = useState<{ key: string; inventory: Inventory }>();

  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    const controller = new AbortController();
    const settle = (inventory: Inventory) => {
      if (!controller.signal.aborted) setAnswer({ key, inventory });
    };
    void (
      wanted.length > 0 ? commerce.inventory.lookup(type, wanted, { signal: controller.signal }) : Promise.resolve({})
    ).then(
      (records) => settle({ status: 'loaded', records }),
      () => settle({ status: 'failed', records: {} }),
    );
    return () => controller.abort();
  }, [commerce, type, key]);

  if (answer?.key === key) return answer.inventory;
  // What is known already stays known while more is asked for.
  return answer ? { status: 'loading', records: answer.inventory.records } : loading;
}
