'use client';
import { initialVariant } from '@vitrine/commerce';
import type { ProductBoxProps } from './ProductBox.js';
import { Details, Pictures, Root } from './ProductBox.styles.js';
import { ProductIntro } from './ProductIntro.js';
import { pictureOf, ProductPicture } from './ProductPicture.js';

export type ProductPreviewProps = Pick<ProductBoxProps, 'product' | 'initialVariantId' | 'headingLevel'>;

/**
 * In place of a `ProductBox` whose script is on its way: picture, name and price, where it will have them. It weighs a small part of it, and
 * is the `fallback` of a `Suspense` around a `ProductBox` that is loaded by `lazy`.
 */
export function ProductPreview({ product, initialVariantId, headingLevel = 1 }: ProductPreviewProps) {
  const variant = product.variants.find(({ id }) => id === initialVariantId) ?? initialVariant(product);
  return (
    <Root>
      <Pictures>
        <ProductPicture product={product} position={pictureOf(product, variant?.image?.src) ?? 0} />
      </Pictures>
      <Details>
        <ProductIntro product={product} variant={variant} headingLevel={headingLevel} />
      </Details>
    </Root>
  );
}
