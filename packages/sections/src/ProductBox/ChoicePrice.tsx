import type { PossiblePrices } from '@vitrine/commerce';
import { Price, type PriceProps } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';

interface ChoicePriceProps extends Pick<PriceProps, 'size'> {
  /** The prices of the variants that still match the choices. */
  prices: PossiblePrices;
}

/** The price of a choice, which may still be a range. */
export function ChoicePrice({ prices: { min, max, compareAt }, size }: ChoicePriceProps) {
  const { messages, locale } = useShop();
  return (
    <Price price={min} maxPrice={max} compareAtPrice={compareAt} locale={locale} size={size} messages={messages} />
  );
}
