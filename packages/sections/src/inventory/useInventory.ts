'use client';
import type { InventoryRecord } from '@vitrine/commerce';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

export interface Inventory {
  /** 'failed' where the shop did not answer: then nothing is known. */
  status: 'loading' | 'loaded' | 'failed';
  /** By id, for the ids that the platform knows. */
  records: Record<string, InventoryRecord>;
  /** Asks again, after a failure. */
  retry: () => void;
}

type Answer = Omit<Inventory, 'retry'>;

const loading: Answer = { status: 'loading', records: {} };

/** The stock of these products or variants, looked up in the browser: it is younger than the page. */
export function useInventory(type: 'Product' | 'ProductVariant', ids: readonly string[]): Inventory {
  const { commerce } = useShop();
  const [attempt, setAttempt] = useState(0);
  // The same ids in a new array are no reason to ask again.
  const key = JSON.stringify([...new Set(ids)].sort());
  const question = `${attempt} ${key}`;
  const [known, setKnown] = useState<{ question: string; answer: Answer }>();

  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    const controller = new AbortController();
    const settle = (answer: Answer) => {
      // What a shopper does meanwhile comes first: on a product's page much is rendered again for it.
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

  if (!known) return { ...loading, retry };
  // What is known already stays known while more is asked for.
  return known.question === question
    ? { ...known.answer, retry }
    : { status: 'loading', records: known.answer.records, retry };
}
