'use client';
import type { Product, Variant } from '@vitrine/commerce';
import { Heading, Price, Text } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';
import { Intro } from './ProductBox.styles.js';

interface ProductIntroProps {
  product: Product;
  /** The chosen variant. */
  variant: Variant | undefined;
  headingLevel: 1 | 2;
}

/** Brand, name and price of a product. */
export function ProductIntro({ product, variant, headingLevel }: ProductIntroProps) {
  const { messages, locale } = useShop();
  return (
    <Intro>
      {product.brand && (
        <Text size="sm" tone="quiet">
          {product.brand}
        </Text>
      )}
      <Heading level={headingLevel} size="3xl">
        {product.name}
      </Heading>
      <Text as="div" size="lg">
        <Price
          price={variant?.price ?? product.price}
          compareAtPrice={variant?.compareAtPrice}
          locale={locale}
          size="lg"
          messages={messages}
        />
      </Text>
    </Intro>
  );
}
