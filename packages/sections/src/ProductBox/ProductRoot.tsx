'use client';
import { useState, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useTrackView } from '../shop/useTrackView.js';
import { BuyBarWhenPast } from './BuyBarWhenPast.js';
import { Root } from './ProductBox.styles.js';
import { ProductContext } from './productContext.js';
import { productView } from './productView.js';
import type { ProductPurchase } from './useProductPurchase.js';

export interface ProductRootProps extends RootProps {
  /** The state, from `useProductPurchase`. */
  purchase: ProductPurchase;
  /** The parts: `ProductGallery` and `ProductInfo` are beside each other on wide screens. */
  children: ReactNode;
}

/**
 * The frame of a product whose state is yours: it gives the state to the parts, tracks the view, and has the bar at the end of narrow screens.
 * `ProductBox` is this frame with a state of its own.
 */
export function ProductRoot({ purchase, children, ...root }: ProductRootProps) {
  const { product, variant, choices, prices, hint, reasonId, addition, buttonRef } = purchase;
  const [firstVariantId] = useState(variant?.id);
  useTrackView(productView(product, firstVariantId));
  return (
    <Root {...root}>
      <ProductContext value={purchase}>{children}</ProductContext>
      <BuyBarWhenPast
        formButton={buttonRef}
        product={product}
        choices={choices}
        prices={prices}
        note={purchase.availability.isAvailable ? hint : undefined}
        state={addition}
        reasonId={reasonId}
      />
    </Root>
  );
}
