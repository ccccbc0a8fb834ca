'use client';
import type { Money } from '@vitrine/commerce';
import { announce, formatMoney } from '@vitrine/components';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

interface Outcome {
  /** The displayed price of the current choice. */
  price: Money | undefined;
  /** The sentence about the limit of the purchase. */
  hint: string | undefined;
  /** Whether the stock is known. */
  isKnown: boolean;
}

/**
 * Announces the result of a choice: another price, and the new limits of the purchase. Changes without a choice are not announced. Returns
 * a function to call with each choice.
 */
export function useChoiceAnnouncement({ price, hint, isKnown }: Outcome): () => void {
  const { locale } = useShop();
  const [choice, setChoice] = useState(0);
  const amount = price && formatMoney(price, { locale });
  const shown = useRef({ choice, amount });
  useEffect(() => {
    if (choice === shown.current.choice) {
      shown.current.amount = amount;
      return;
    }
    if (!isKnown) return;
    const news = [amount === shown.current.amount ? undefined : amount, hint].filter(Boolean).join('. ');
    shown.current = { choice, amount };
    if (news) announce(news, 'polite');
  }, [choice, amount, hint, isKnown]);
  return () => setChoice((count) => count + 1);
}
