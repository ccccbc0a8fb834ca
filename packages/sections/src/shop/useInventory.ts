'use client';
import type { InventoryRecord } from '@vitrine/commerce';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useShop } from './ShopProvider.js';

export interface Inventory {
  /** 'failed' if the lookup failed: nothing is known then. */
  status: 'loading' | 'loaded' | 'failed';
  /** The records by id, for the ids that the platform knows. */
  records: Record<string, InventoryRecord>;
  /** Looks the stock up again after a failure. */
  retry: () => void;
}

type Answer = Omit<Inventory, 'retry'>;

/**
 * Looks up the stock of these products or variants in the browser, because it is newer than the page.
 *
 * @param initialRecords The records that the server has read: they count until the lookup answers. Default: none.
 */
export function useInventory(
  type: 'Product' | 'ProductVariant',
  ids: readonly string[],
  initialRecords: Inventory['records'] = {},
): Inventory {
  const { commerce } = useShop();
  const [attempt, setAttempt] = useState(0);
  // A new array with the same ids starts no new lookup.
  const key = JSON.stringify([...new Set(ids)].sort());
  const question = `${attempt} ${key}`;
  const [known, setKnown] = useState<{ question: string; answer: Answer }>();

  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    const controller = new AbortController();
    const settle = (answer: Answer) => {
      // The shopper's actions come first: the result renders much of a product's page again.
      if (!controller.signal.aborted) startTransition(() => setKnown({ question, answer }));
    };
    void (
      wanted.length > 0 ? commerce.inventory.lookup(type, wanted, { signal: controller.signal }) : Promise.resolve({})
    ).then(
      (records) => settle({ status: 'loaded', records }),
      () => settle({ status: 'failed', records: {} }),
    );
    return () => controller.abort();
  }, [commerce, type, key, question]);

  const hasFailed = known?.question === question && known.answer.status === 'failed';
  const retry = useCallback(() => {
    if (hasFailed) setAttempt((count) => count + 1);
  }, [hasFailed]);

  if (!known) return { status: 'loading', records: initialRecords, retry };
  // Known records stay while a new lookup runs.
  return known.question === question
    ? { ...known.answer, retry }
    : { status: 'loading', records: known.answer.records, retry };
}
