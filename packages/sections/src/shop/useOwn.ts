'use client';
import type { CallOptions } from '@vitrine/commerce';
import { useCallback, useEffect, useState } from 'react';
import { useShop } from './ShopProvider.js';
import { failureOf, type Failure } from '../state/forms/failure.js';

/** One of the customer's items, such as an order. */
export interface Own<Item> {
  /** 'initial' if no item is requested. */
  status: 'initial' | 'loading' | 'loaded' | 'failed';
  /** Undefined until it is loaded, and if the customer has no such item. */
  data?: Item | undefined;
  failure?: Failure;
  /** Reads it again, after a failure. */
  retry: () => void;
}

type Answer<Item> = Omit<Own<Item>, 'retry'>;

/**
 * Reads the customer's item with that id.
 * @param id undefined to read nothing
 * @param read the same from render to render
 */
export function useOwn<Item>(
  id: string | undefined,
  read: (id: string, options: CallOptions) => Promise<Item | undefined>,
): Own<Item> {
  const { customer } = useShop();
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${id}`;
  const [known, setKnown] = useState<{ question: string; answer: Answer<Item> }>();

  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: Answer<Item>) => {
      if (!signal.aborted) setKnown({ question, answer });
    };
    customer.follow(read(id, { signal })).then(
      (data) => settle({ status: 'loaded', data }),
      (error: unknown) => settle({ status: 'failed', failure: failureOf(error) }),
    );
    return () => controller.abort();
  }, [id, read, customer, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (id === undefined) return { status: 'initial', retry };
  return known?.question === question ? { ...known.answer, retry } : { status: 'loading', retry };
}
