'use client';
import type { PossiblePrices, Product } from '@vitrine/commerce';
import { Heading, Price, Text } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useShop } from '../shop/ShopProvider.js';
import { Intro } from './ProductBox.styles.js';

interface ProductIntroProps {
  product: Product;
  /** The prices of the variants that still match the choices. Undefined if none matches: no price shows. */
  prices: PossiblePrices | undefined;
  headingLevel: 1 | 2;
}

/** Brand, name and price of a product. */
export function ProductIntro({ product, prices, headingLevel }: ProductIntroProps) {
  const { messages, locale } = useShop();
  return (
    <Intro>
      {product.brand && (
        <Text size="sm" tone="quiet">
          {product.brand}
        </Text>
      )}
      <Heading level={headingLevel} size="3xl">
        <ForeignWords>{product.name}</ForeignWords>
      </Heading>
      <Text as="div" size="lg">
        {prices ? (
          <Price
            price={prices.min}
            maxPrice={prices.max}
            compareAtPrice={prices.compareAt}
            locale={locale}
            size="lg"
            messages={messages}
          />
        ) : (
          // Keeps the line: the button shows that the combination does not exist.
          <>&nbsp;</>
        )}
      </Text>
    </Intro>
  );
}
