'use client';
import { freeDeliveryOf } from '@vitrine/commerce';
import { announce, formatMessage, formatMoney, ProgressBar } from '@vitrine/components';
import { useEffect, useRef } from 'react';
import { useCart } from '../shop/useCart.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { Delivery } from './Cart.styles.js';

export type CartDeliveryProps = RootProps<HTMLDivElement>;

/**
 * A part of `Cart`: the amount that the cart lacks for free delivery. It announces when nothing is missing any more. If the shop has no such
 * sum, it renders nothing.
 */
export function CartDelivery(root: CartDeliveryProps) {
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
    <Delivery {...root}>
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
