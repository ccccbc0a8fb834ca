'use client';
import { possiblePrices } from '@vitrine/commerce';
import type { ProductBoxProps } from './ProductBox.js';
import { Details, FirstPicture, Root } from './ProductBox.styles.js';
import { initialSelection } from './initialSelection.js';
import { ProductIntro } from './ProductIntro.js';
import { pictureOf, ProductPicture } from './ProductPicture.js';

export type ProductPreviewProps = Pick<ProductBoxProps, 'product' | 'initialVariantId' | 'headingLevel'>;

/**
 * A placeholder for a `ProductBox` that is loading: picture, name and price, in the same places. It is a small part of the script and the
 * work of a `ProductBox`. Render it first, or as the `fallback` of a `Suspense` around a `lazy` `ProductBox`. A page that a link opens then
 * shows at once.
 */
export function ProductPreview({ product, initialVariantId, headingLevel = 1 }: ProductPreviewProps) {
  const { choices, variant } = initialSelection(product, initialVariantId);
  return (
    <Root>
      <FirstPicture data-several={product.media.length > 1 ? '' : undefined}>
        <ProductPicture product={product} position={pictureOf(product, variant?.image?.src) ?? 0} />
      </FirstPicture>
      <Details>
        <ProductIntro product={product} prices={possiblePrices(product, choices)} headingLevel={headingLevel} />
      </Details>
    </Root>
  );
}
