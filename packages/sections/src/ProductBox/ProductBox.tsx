'use client';
import { galleryOfChoices, type Product } from '@vitrine/commerce';
import { RichText } from '@vitrine/components';
import { Activity, useMemo, useRef, useState, type ReactNode } from 'react';
import { CheckIcon } from '@vitrine/components/icons';
import { useTrackView } from '../shop/useTrackView.js';
import { PurchaseButton } from '../AddToCartButton/PurchaseButton.js';
import { DispatchDate } from '../ui/DispatchDate.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { BuyBarWhenPast } from './BuyBarWhenPast.js';
import { Description, Details, PlainText, Root, SellingPoints } from './ProductBox.styles.js';
import { ProductDetails } from './ProductDetails.js';
import { ProductIntro } from './ProductIntro.js';
import { ProductPictures } from './ProductPictures.js';
import { PurchaseChoices } from './PurchaseChoices.js';
import { PurchaseForm } from './PurchaseForm.js';
import { sellingPointsOf } from '../shop/sellingPoints.js';
import { productView } from './productView.js';
import { usePurchase } from './usePurchase.js';

export interface ProductBoxProps extends RootProps {
  /** The full product, as `commerce.catalog.product` returns it. */
  product: Product;
  /** The id of the variant shown first, such as the one that the page's URL names. Default: the first variant. */
  initialVariantId?: string | undefined;
  /** Called when the choices match another variant, with its id, or no variant. The page can put the id into its URL. */
  onVariantChange?: (variantId: string | undefined) => void;
  /** Level of the product's name. Default: 1. */
  headingLevel?: 1 | 2;
  /** Replaces the quantity if the whole product is sold out, such as a link to similar products. Default: none. */
  alternatives?: ReactNode;
}

/** A product with its pictures, price, options, quantity and description, and the button that adds it to the cart. Set its `key` to the product's id. */
export function ProductBox({
  product,
  initialVariantId,
  onVariantChange,
  headingLevel = 1,
  alternatives,
  ...root
}: ProductBoxProps) {
  const { messages, sellingPoints: points = {}, delivery = [], deliveryLinks = [] } = useShop();
  const sellingPoints = sellingPointsOf(points, product);
  const state = usePurchase(product, {
    initialVariantId,
    onVariantChange,
    onChoose: (choices) => {
      // Before all options are chosen, a variant that still matches shows its picture: another colour shows at once.
      const next = galleryOfChoices(product, choices);
      if (next.index !== undefined) setPictureIndex(next.index);
    },
  });
  const { choices, variant, purchase, prices, hint, reasonId, addition } = state;
  const { media, index } = useMemo(() => galleryOfChoices(product, choices), [product, choices]);
  const pictured = useMemo(() => ({ ...product, media }), [product, media]);
  const [pictureIndex, setPictureIndex] = useState(index ?? 0);
  const [firstVariantId] = useState(variant?.id);
  useTrackView(productView(product, firstVariantId));
  const formButton = useRef<HTMLDivElement>(null);

  return (
    <Root {...root}>
      {/* Hydrated separately: together with the rest it would block the browser too long. */}
      <Activity>
        <ProductPictures product={pictured} index={pictureIndex} onIndexChange={setPictureIndex} />
      </Activity>
      <Details>
        <ProductIntro product={product} prices={prices} headingLevel={headingLevel} />
        <PurchaseForm product={product}>
          <PurchaseChoices product={product} state={state} alternatives={alternatives} />
          <PurchaseButton rootRef={formButton} state={addition} reasonId={reasonId} isFullWidth />
          <DispatchDate isShown={purchase.isAvailable && !purchase.wait} />
        </PurchaseForm>
        {sellingPoints.length > 0 && (
          <SellingPoints role="list">
            {sellingPoints.map((point) => (
              <li key={point}>
                <CheckIcon size={20} strokeWidth={1.5} aria-hidden="true" />
                {point}
              </li>
            ))}
          </SellingPoints>
        )}
        {(product.descriptionHtml || product.description) && (
          <Description aria-label={messages.productDetails}>
            {product.descriptionHtml ? (
              <RichText html={product.descriptionHtml} />
            ) : (
              <PlainText>{product.description}</PlainText>
            )}
          </Description>
        )}
        <ProductDetails product={product} delivery={delivery} links={deliveryLinks} messages={messages} />
      </Details>
      <BuyBarWhenPast
        formButton={formButton}
        product={product}
        choices={choices}
        prices={prices}
        note={purchase.isAvailable ? hint : undefined}
        state={addition}
        reasonId={reasonId}
      />
    </Root>
  );
}
