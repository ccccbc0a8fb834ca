import type { Order } from '@vitrine/commerce';
import type { Messages } from '../messages.js';

/** The state of an order as a person reads it: 'PARTIALLY_REFUNDED' and 'Partially Refunded' are both 'Partly refunded'. 'n/a' where there is none. */
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
 * When an order was placed, in the visitor's language and time zone: 'Oct 30, 2026, 7:15 PM'. 'n/a' where that is not known.
 * @param timeZone Another one than the visitor's, which the text then names: 'Oct 30, 2026, 7:15:00 PM UTC'
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
