'use client';
import { galleryOfChoices, hasSelector, possiblePrices, type Product } from '@vitrine/commerce';
import { Skeleton } from '@vitrine/components';
import type { RootProps } from '../rootProps.js';
import type { ProductBoxProps } from './ProductBox.js';
import { Choices, Details, FirstPicture, Form, Intro, Root, WaitingOption } from './ProductBox.styles.js';
import { initialSelection } from './initialSelection.js';
import { PriceOf, TitleOf } from './ProductIntro.js';
import { ProductPicture } from './ProductPicture.js';

export type ProductPreviewProps = Pick<ProductBoxProps, 'product' | 'initialVariantId' | 'headingLevel'> & RootProps;

/** Bones where the options, the quantity and the button will be. */
const WaitingForm = ({ options }: Pick<Product, 'options'>) => (
  <Form as="div" aria-hidden="true">
    <Choices>
      {[...options.filter(hasSelector).map(({ id }) => id), 'quantity'].map((id) => (
        <WaitingOption key={id}>
          <Skeleton width="8rem" />
          <Skeleton shape="block" width="12rem" height="2.75rem" />
        </WaitingOption>
      ))}
    </Choices>
    <Skeleton shape="block" height="3rem" />
  </Form>
);

/**
 * A placeholder for a `ProductBox` that is loading: picture, name and price, and bones for the form, in the same places. It is a small part of the script and the
 * work of a `ProductBox`. Render it first, or as the `fallback` of a `Suspense` around a `lazy` `ProductBox`. A page that a link opens then
 * shows at once.
 */
export function ProductPreview({ product, initialVariantId, headingLevel = 1, ...root }: ProductPreviewProps) {
  const { choices } = initialSelection(product, initialVariantId);
  const { media, index = 0 } = galleryOfChoices(product, choices);
  return (
    <Root {...root}>
      <FirstPicture data-several={media.length > 1 ? '' : undefined}>
        <ProductPicture product={{ ...product, media }} position={index} />
      </FirstPicture>
      <Details>
        <Intro>
          <TitleOf product={product} headingLevel={headingLevel} />
          <PriceOf prices={possiblePrices(product, choices)} />
        </Intro>
        <WaitingForm options={product.options} />
      </Details>
    </Root>
  );
}
