'use client';
import type { Order, OrderProduct } from '@vitrine/commerce';
import { announce, Button, formatMessage, Text } from '@vitrine/components';
import { useState } from 'react';
import type { Messages } from '../messages.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText, type CartNotice } from '../state/cart/notice.js';
import { WithScripts } from '../ui/scripting.styles.js';
import { Again } from './OrderDetails.styles.js';

/** Puts the lines of an order into the cart and opens it. Names the products of which the shop sells less now, or none. After a failure it stops. */
export function BuyAgain({ order: { products } }: { order: Order }) {
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

  if (products.length === 0) return null;
  return (
    <WithScripts>
      <Again>
        <Button variant="outline" isLoading={isAdding} onPress={() => void add()}>
          {messages.buyAgain}
        </Button>
        {problem && (
          <Text size="sm" tone="sale">
            {problem}
          </Text>
        )}
      </Again>
    </WithScripts>
  );
}

function notSold(products: readonly OrderProduct[], messages: Messages, locale: string): string {
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(products.map(({ title }) => title));
  return formatMessage(messages.notSoldAnyMore, { products: names });
}
