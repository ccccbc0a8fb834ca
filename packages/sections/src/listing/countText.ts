import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';

interface Counted {
  count: number;
  /** `false` while there are more products than were counted. */
  isTotalExact: boolean;
}

/** Returns the number of products of a list: '42 products' */
export const countText = ({ count, isTotalExact }: Counted, messages: Messages, locale?: string): string =>
  formatMessage(isTotalExact ? messages.productCount : messages.productCountAtLeast, { count }, locale);

/** Returns the text of the button that shows a list: 'Show 42 products', or 'Show products' while there are more than counted. */
export const showText = ({ count, isTotalExact }: Counted, messages: Messages, locale?: string): string =>
  isTotalExact ? formatMessage(messages.showCount, { count }, locale) : messages.showProducts;

interface Found extends Counted {
  /** The number of products of the whole list. */
  total: number;
}

/** Returns how much of a list shows: '24 of 250 products shown', or '24 products' while there are more than counted. */
export const shownText = ({ count, total, isTotalExact }: Found, messages: Messages, locale?: string): string =>
  isTotalExact
    ? formatMessage(messages.resultsShown, { count, total }, locale)
    : formatMessage(messages.productCount, { count }, locale);

interface Position extends Counted {
  page: number;
  pages: number;
}

/** Returns the number of products and the page: '42 products, page 2 of 4' */
export function positionText({ page, pages, ...counted }: Position, messages: Messages, locale?: string): string {
  const products = countText(counted, messages, locale);
  return pages > 1 ? formatMessage(messages.pagePosition, { products, page, pages }, locale) : products;
}
