import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';

interface Counted {
  count: number;
  /** `false` while there are more products than `count`. */
  isTotalExact: boolean;
}

/** Returns the number of products of a list: '42 products' */
export const countText = ({ count, isTotalExact }: Counted, messages: Messages, locale?: string): string =>
  formatMessage(isTotalExact ? messages.productCount : messages.productCountAtLeast, { count }, locale);

interface Position extends Counted {
  page: number;
  pages: number;
}

/** Returns the number of products and the page: '42 products, page 2 of 4' */
export function positionText({ page, pages, ...counted }: Position, messages: Messages, locale?: string): string {
  const products = countText(counted, messages, locale);
  return pages > 1 ? formatMessage(messages.pagePosition, { products, page, pages }, locale) : products;
}
