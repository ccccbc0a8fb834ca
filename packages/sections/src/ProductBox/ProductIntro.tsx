'use client';
import type { PossiblePrices, Product } from '@vitrine/commerce';
import { Heading, Text } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { ChoicePrice } from './ChoicePrice.js';
import { Intro } from './ProductBox.styles.js';

interface ProductIntroProps {
  product: Product;
  /** The prices of the variants that still match the choices. Undefined if none matches: no price shows. */
  prices: PossiblePrices | undefined;
  headingLevel: 1 | 2;
}

/** Brand, name and price of a product. */
export function ProductIntro({ product, prices, headingLevel }: ProductIntroProps) {
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
          <ChoicePrice prices={prices} size="lg" />
        ) : (
          // Keeps the line: the button shows that the combination does not exist.
          <>&nbsp;</>
        )}
      </Text>
    </Intro>
  );
}
