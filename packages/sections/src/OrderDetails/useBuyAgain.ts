'use client';
import type { Order, OrderProduct } from '@vitrine/commerce';
import { announce, formatMessage } from '@vitrine/components';
import { useState } from 'react';
import type { Messages } from '../messages.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText, type CartNotice } from '../state/cart/notice.js';

export interface OrderPurchase {
  /** Whether the lines are being added. */
  isAdding: boolean;
  /** What could not be added, and why. It was announced. */
  problem: string | undefined;
  /** Puts the lines of the order into the cart and opens it. */
  add: () => Promise<void>;
}

/** Puts the lines of an order into the cart and opens it. Names the products of which the shop sells less now, or none. After a failure it stops. */
export function useBuyAgain({ products }: Order): OrderPurchase {
  const { messages, locale } = useShop();
  const { addItems, open } = useCart();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    setAdding(true);
    setProblem(undefined);
    const missing: OrderProduct[] = [];
    let isAnyAdded = false;
    let failure: CartNotice | undefined;
    // One line in each call: a platform that refuses one line of a call adds none of them.
    for (const product of products) {
      const { variant, quantity } = product;
      const result = variant && (await addItems([{ variantId: variant.id, quantity }]));
      if (result?.isAdded || result?.isUnknown) isAnyAdded = true;
      if (result?.notice?.kind === 'failure') {
        failure = result.notice;
        break;
      }
      if (!result || result.notice?.kind === 'error' || result.notice?.kind === 'warning') missing.push(product);
    }
    setAdding(false);
    const text = [
      missing.length > 0 && notSold(missing, messages, locale),
      failure && noticeText(failure, messages, locale),
    ]
      .filter(Boolean)
      .join(' ');
    if (text) {
      setProblem(text);
      announce(text, 'polite');
    }
    if (isAnyAdded) open();
  };

  return { isAdding, problem, add };
}

function notSold(products: readonly OrderProduct[], messages: Messages, locale: string): string {
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(products.map(({ title }) => title));
  return formatMessage(messages.notSoldAnyMore, { products: names });
}
