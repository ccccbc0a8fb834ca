import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { messages as english, type Messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { compareMoney, formatMoney, formatMoneyRange, isFree, type Money, type MoneyFormat } from './money.js';
import { Amount, Root } from './Price.styles.js';

type PriceText = 'salePrice' | 'regularPrice' | 'priceRange' | 'priceUnknown' | 'priceFree';

export interface PriceProps extends StaticProps {
  /** The price, such as `{ amount: '1299.50', currencyCode: 'USD' }`. Zero shows 'Free'. `undefined`, for an unknown price, shows 'n/a'. */
  price: Money | undefined;
  /** The highest of several prices, such as a product's variants. If it is above `price`, both show as a range. Screen readers announce '$10.00 to $20.00'. */
  maxPrice?: Money | undefined;
  /** The price before a reduction, struck through. It shows only if it is above the price (of a range, above `maxPrice`). Screen readers announce 'Sale price' and 'Regular price'. */
  compareAtPrice?: Money | undefined;
  /** Language and region of the format, BCP 47. Default: the locale of the `I18nProvider` around it; `'en-US'` without one and in server components. */
  locale?: string;
  /** `'symbol'`: US$ if $ could mean another currency; `'narrowSymbol'`: $; `'code'`: USD; `'name'`: US dollars. Default: `'symbol'`. */
  currencyDisplay?: MoneyFormat['currencyDisplay'];
  /** `'hide'` omits a fraction of zeros: $1,299. Default: `'show'`. */
  trailingZeros?: MoneyFormat['trailingZeros'];
  /**
   * Default: `'md'`, the size of the text around it.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Texts in another language. Default: English. */
  messages?: Partial<Pick<Messages, PriceText>>;
}

/**
 * A price in its own currency, in the locale's format.
 * @throws TypeError for an amount that is not a decimal number, and for prices of different currencies.
 */
export function Price({
  price,
  maxPrice,
  compareAtPrice,
  locale: ownLocale,
  currencyDisplay = 'symbol',
  trailingZeros = 'show',
  size = 'md',
  messages,
  ...rest
}: PriceProps) {
  const locale = usePageLocale(ownLocale);
  // One by one: these may be all texts of a shop, and a copy of them takes longer than the rest of a price.
  const text = (key: PriceText) => messages?.[key] ?? english[key];
  const format = { locale, currencyDisplay, trailingZeros };
  const root = { ...defined(rest), 'data-size': size };
  if (!price) return <Root {...root}>{text('priceUnknown')}</Root>;

  const isRange = maxPrice !== undefined && compareMoney(maxPrice, price) > 0;
  const shown = isRange ? (
    <Range from={price} to={maxPrice} format={format} template={text('priceRange')} />
  ) : (
    <Amount>{isFree(price) ? text('priceFree') : formatMoney(price, format)}</Amount>
  );
  const isReduced = compareAtPrice !== undefined && compareMoney(compareAtPrice, isRange ? maxPrice : price) > 0;
  if (!isReduced) return <Root {...root}>{shown}</Root>;
  return (
    <Root {...root}>
      <span>
        <VisuallyHidden>{text('salePrice')} </VisuallyHidden>
        <ins>{shown}</ins>
      </span>{' '}
      <span>
        <VisuallyHidden>{text('regularPrice')} </VisuallyHidden>
        <del>
          <Amount>{formatMoney(compareAtPrice, format)}</Amount>
        </del>
      </span>
    </Root>
  );
}

/** A range of prices. Screen readers skip the dash of a range, or read it as minus, so they get words. */
function Range({ from, to, format, template }: { from: Money; to: Money; format: MoneyFormat; template: string }) {
  const ends = { min: formatMoney(from, format), max: formatMoney(to, format) };
  return (
    <>
      <Amount aria-hidden="true">{formatMoneyRange(from, to, format)}</Amount>
      <VisuallyHidden>{fill(template, ends)}</VisuallyHidden>
    </>
  );
}
