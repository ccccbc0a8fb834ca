import type { Order } from '@vitrine/commerce';
import type { Messages } from '../messages.js';

/** Returns the readable state of an order: 'PARTIALLY_REFUNDED' and 'Partially Refunded' both return 'Partly refunded'. Returns 'n/a' without a state. */
export function statusText(status: string | undefined, messages: Messages): string {
  const words =
    status
      ?.trim()
      .toLowerCase()
      .split(/[\s_]+/) ?? [];
  if (!words[0]) return messages.notAvailable;
  const key = `orderStatus.${words.join('_')}`;
  if (isMessage(key, messages)) return messages[key];
  const text = words.join(' ');
  return text[0]?.toUpperCase() + text.slice(1);
}

type StatusKey = Extract<keyof Messages, `orderStatus.${string}`>;

const isMessage = (key: string, messages: Messages): key is StatusKey => Object.hasOwn(messages, key);

/**
 * Returns the time of an order in the visitor's language and time zone: 'Oct 30, 2026, 7:15 PM'. Returns 'n/a' if it is not known.
 * @param timeZone A time zone other than the visitor's. The text then names it: 'Oct 30, 2026, 7:15:00 PM UTC'
 */
export function processedText(
  { processedAt }: Pick<Order, 'processedAt'>,
  messages: Messages,
  locale: string,
  timeZone?: string,
): string {
  const date = new Date(processedAt ?? NaN);
  if (Number.isNaN(date.getTime())) return messages.notAvailable;
  const zone = timeZone === undefined ? ({ timeStyle: 'short' } as const) : ({ timeStyle: 'long', timeZone } as const);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone }).format(date);
}
