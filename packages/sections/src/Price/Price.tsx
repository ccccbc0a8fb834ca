import { compareMoney, formatMoney, type Money } from '@vitrine/commerce';
import { VisuallyHidden } from '@vitrine/components';
import { messages as english } from '../messages.js';
import { Root } from './Price.styles.js';

export interface PriceProps {
  /** Absent: 'n/a'. */
  price: Money | undefined;
  /** The price before a reduction; shown only when it is above the price. */
  compareAtPrice?: Money | undefined;
  /** BCP 47. Default: 'en-US'. */
  locale?: string;
  /** Default: `'md'`, the size of the text around it. */
  size?: 'md' | 'lg';
  /** Default: English. */
  messages?: Pick<typeof english, 'salePrice' | 'regularPrice' | 'notAvailable'>;
}

/** A price in the currency it is asked in, and what it was before a reduction. */
export function Price({ price, compareAtPrice, locale = 'en-US', size = 'md', messages = english }: PriceProps) {
  if (!price) return <Root data-size={size}>{messages.notAvailable}</Root>;
  const isReduced = compareAtPrice !== undefined && compareMoney(compareAtPrice, price) > 0;
  if (!isReduced) return <Root data-size={size}>{formatMoney(price, locale)}</Root>;
  return (
    <Root data-size={size}>
      <span>
        <VisuallyHidden>{messages.salePrice} </VisuallyHidden>
        <ins>{formatMoney(price, locale)}</ins>
      </span>{' '}
      <span>
        <VisuallyHidden>{messages.regularPrice} </VisuallyHidden>
        <del>{formatMoney(compareAtPrice, locale)}</del>
      </span>
    </Root>
  );
}
