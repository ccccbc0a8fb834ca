'use client';
import type { PossiblePrices } from '@vitrine/commerce';
import { announce, formatMessage, formatMoney, useMessages } from '@vitrine/components';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

interface Outcome {
  /** The displayed prices of the current choices. */
  prices: PossiblePrices | undefined;
  /** The sentence about the limit of the purchase. */
  hint: string | undefined;
  /** Whether the stock is known. */
  isKnown: boolean;
}

/**
 * Announces the result of a choice: another price, and the new limits of the purchase. Changes without a choice are not announced. Returns
 * a function to call with each choice.
 */
export function useChoiceAnnouncement({ prices, hint, isKnown }: Outcome): () => void {
  const { locale } = useShop();
  const { priceRange } = useMessages();
  const [choice, setChoice] = useState(0);
  const amount = priceText(prices, priceRange, locale);
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

/** Returns the prices as screen readers announce them: '$148.00 to $185.00'. */
function priceText(prices: PossiblePrices | undefined, range: string, locale: string): string | undefined {
  const { min, max } = prices ?? {};
  if (!min || !max) return undefined;
  const ends = { min: formatMoney(min, { locale }), max: formatMoney(max, { locale }) };
  return ends.min === ends.max ? ends.min : formatMessage(range, ends);
}
