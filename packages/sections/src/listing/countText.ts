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
