import type { Wait } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { dateFormat } from '../shop/dateFormat.js';

/** The highest number of pieces left that shows. */
const maxLowStock = 3;

/** Whether few enough pieces are left to show their number. */
export const isLow = (quantity: number | undefined): quantity is number =>
  quantity !== undefined && quantity > 0 && quantity <= maxLowStock;

/** Returns why an item leaves later than others: 'Pre-order: leaves on March 12'. */
export function waitText({ kind, date, message }: Wait, messages: Messages, locale: string | undefined): string {
  if (kind === 'backOrder') return messages.onBackOrder;
  if (date) return formatMessage(messages.preOrderLeaves, { day: dayText(date, locale) });
  return message ? formatMessage(messages.preOrderWords, { text: message }) : messages.preOrder;
}

/** Formats a day, with its year if that is not the current one. */
function dayText(date: string, locale: string | undefined): string {
  const day = new Date(date);
  const isOfThisYear = day.getUTCFullYear() === new Date().getUTCFullYear();
  return dateFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(!isOfThisYear && { year: 'numeric' }),
  }).format(day);
}
