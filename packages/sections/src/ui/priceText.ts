import type { Money } from '@vitrine/commerce';
import { formatMoney } from '@vitrine/components';
import type { Messages } from '../messages.js';

/** Returns a price as text, for sentences and lines: '$12.00', or 'Free' for zero. Elsewhere `Price` shows it. */
export const priceText = (price: Money, messages: Pick<Messages, 'priceFree'>, locale: string): string =>
  Number(price.amount) === 0 ? messages.priceFree : formatMoney(price, { locale });
