'use client';
import { useIsHydrated } from '@vitrine/components';
import { timeText } from './timeText.js';
import { useShop } from '../shop/ShopProvider.js';

/** A moment, as ISO 8601. Only the browser knows the visitor's time zone: until scripts run, the time is in UTC and names that zone. */
export function LocalTime({ at }: { at: string | undefined }) {
  const { messages, locale } = useShop();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  return (
    // Servers and browsers format dates with different spaces.
    <time dateTime={at} suppressHydrationWarning>
      {timeText(at, messages, locale, timeZone)}
    </time>
  );
}
