'use client';
import type { Order } from '@vitrine/commerce';
import { useIsHydrated } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';
import { processedText } from './orderTexts.js';

/** The time of an order. Only the browser knows the visitor's time zone: until scripts run, the time is in UTC and names that zone. */
export function OrderTime({ order }: { order: Pick<Order, 'processedAt'> }) {
  const { messages, locale } = useShop();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  return (
    // Servers and browsers format dates with different spaces.
    <time dateTime={order.processedAt} suppressHydrationWarning>
      {processedText(order, messages, locale, timeZone)}
    </time>
  );
}
