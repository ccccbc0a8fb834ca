'use client';
import type { Order } from '@vitrine/commerce';
import { useIsHydrated } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';
import { processedText } from './orderTexts.js';

/** When an order was placed. Only the browser knows the visitor's time zone: until scripts run it is UTC, and says so. */
export function OrderTime({ order }: { order: Pick<Order, 'processedAt'> }) {
  const { messages, locale } = useShop();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  return (
    // Servers and browsers do not write dates with the same spaces.
    <time dateTime={order.processedAt} suppressHydrationWarning>
      {processedText(order, messages, locale, timeZone)}
    </time>
  );
}
