'use client';
import type { Money } from '@vitrine/commerce';
import { announce, formatMoney } from '@vitrine/components';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

interface Outcome {
  /** Of what is chosen. */
  price: Money | undefined;
  /** What limits its purchase. */
  hint: string | undefined;
  /** The stock has been looked up. */
  isKnown: boolean;
}

/**
 * Says what a choice led to: another price, and what limits the purchase now. Nothing is said of what the page shows by itself. Returns
 * what is to be called with each choice.
 */
export function useChoiceHeard({ price, hint, isKnown }: Outcome): () => void {
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
