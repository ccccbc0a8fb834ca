'use client';
import type { PossiblePrices, Product } from '@vitrine/commerce';
import { Heading, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import type { RootProps } from '../rootProps.js';
import { ChoicePrice } from './ChoicePrice.js';
import { Intro } from './ProductBox.styles.js';
import { useProduct } from './productContext.js';

export interface ProductIntroProps extends RootProps {
  /** Default: `ProductTitle` and `ProductPrice`. */
  children?: ReactNode;
}

const titleAndPrice = (
  <>
    <ProductTitle />
    <ProductPrice />
  </>
);

/** A part of `ProductBox`: title and price, close together. */
export const ProductIntro = ({ children = titleAndPrice, ...root }: ProductIntroProps) => (
  <Intro {...root}>{children}</Intro>
);

export interface ProductTitleProps extends RootProps<HTMLHeadingElement> {
  /** Level of the heading. Default: 1. */
  headingLevel?: 1 | 2;
}

/** A part of `ProductBox`: the brand, and the name as a heading, which is its root. */
export function ProductTitle(props: ProductTitleProps) {
  const { product } = useProduct();
  return <TitleOf {...props} product={product} />;
}

export type ProductPriceProps = RootProps;

/** A part of `ProductBox`: the price of the choices, which may be a range. */
export function ProductPrice(root: ProductPriceProps) {
  const { prices } = useProduct();
  return <PriceOf {...root} prices={prices} />;
}

export function TitleOf({ product, headingLevel = 1, ...root }: ProductTitleProps & { product: Product }) {
  return (
    <>
      {product.brand && (
        <Text size="sm" tone="quiet">
          {product.brand}
        </Text>
      )}
      <Heading {...root} level={headingLevel} size="3xl">
        <ForeignWords>{product.name}</ForeignWords>
      </Heading>
    </>
  );
}

/** Without prices, no variant matches the choices. */
export const PriceOf = ({ prices, ...root }: RootProps & { prices: PossiblePrices | undefined }) => (
  <Text {...root} as="div" size="lg">
    {prices ? (
      <ChoicePrice prices={prices} size="lg" />
    ) : (
      // Keeps the line: the button shows that the combination does not exist.
      <>&nbsp;</>
    )}
  </Text>
);
