'use client';
import { freeDeliveryOf } from '@vitrine/commerce';
import { announce, formatMessage, formatMoney, ProgressBar } from '@vitrine/components';
import { useEffect, useRef } from 'react';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { Delivery } from './Cart.styles.js';

/** The amount that the cart lacks for free delivery. Announces when nothing is missing any more. Renders nothing if the shop has no such sum. */
export function FreeDelivery() {
  const { freeDelivery = [], messages, locale } = useShop();
  const { cart } = useCart();
  const state = cart && freeDeliveryOf(cart, freeDelivery);
  const isReached = state && state.missing === undefined;
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (isReached && wasReached.current === false) announce(messages.freeDeliveryReached, 'polite');
    wasReached.current = isReached;
  }, [isReached, messages]);
  if (!state) return null;
  const { from, sum, missing } = state;
  return (
    <Delivery>
      <ProgressBar
        label={
          missing
            ? formatMessage(messages.freeDelivery, { amount: formatMoney(missing, { locale }) })
            : messages.freeDeliveryReached
        }
        showsValue={false}
        size="sm"
        value={Number(sum.amount)}
        maxValue={Number(from.amount)}
        locale={locale}
      />
    </Delivery>
  );
}
