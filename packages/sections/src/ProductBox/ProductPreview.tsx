'use client';
import { initialVariant } from '@vitrine/commerce';
import type { ProductBoxProps } from './ProductBox.js';
import { Details, FirstPicture, Root } from './ProductBox.styles.js';
import { ProductIntro } from './ProductIntro.js';
import { pictureOf, ProductPicture } from './ProductPicture.js';

export type ProductPreviewProps = Pick<ProductBoxProps, 'product' | 'initialVariantId' | 'headingLevel'>;

/**
 * Before a `ProductBox` that is on its way: picture, name and price, where it will have them. It weighs and takes a small part of it: shown
 * first, or as the `fallback` of a `Suspense` around a `ProductBox` that is loaded by `lazy`, it lets a page that a link leads to show at once.
 */
export function ProductPreview({ product, initialVariantId, headingLevel = 1 }: ProductPreviewProps) {
  const variant = product.variants.find(({ id }) => id === initialVariantId) ?? initialVariant(product);
  return (
    <Root>
      <FirstPicture data-several={product.media.length > 1 ? '' : undefined}>
        <ProductPicture product={product} position={pictureOf(product, variant?.image?.src) ?? 0} />
      </FirstPicture>
      <Details>
        <ProductIntro product={product} variant={variant} headingLevel={headingLevel} />
      </Details>
    </Root>
  );
}
