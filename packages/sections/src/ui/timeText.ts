import type { Messages } from '../messages.js';
import { dateFormat } from '../shop/dateFormat.js';

/**
 * Returns a time in the visitor's language and time zone: 'Oct 30, 2026, 7:15 PM'. Returns 'n/a' if it is not known.
 * @param timeZone A time zone other than the visitor's. The text then names it: 'Oct 30, 2026, 7:15:00 PM UTC'
 */
export function timeText(at: string | undefined, messages: Messages, locale: string, timeZone?: string): string {
  const date = new Date(at ?? NaN);
  if (Number.isNaN(date.getTime())) return messages.notAvailable;
  const zone = timeZone === undefined ? ({ timeStyle: 'short' } as const) : ({ timeStyle: 'long', timeZone } as const);
  return dateFormat(locale, { dateStyle: 'medium', ...zone }).format(date);
}
