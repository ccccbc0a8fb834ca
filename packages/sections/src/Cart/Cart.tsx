'use client';
import type { Cart as ShopCart, CollectionSummary } from '@vitrine/commerce';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import type { InitialStock } from '../shop/useItemInventory.js';
import type { FormResult } from '../state/forms/formResult.js';
import { CartDelivery } from './CartDelivery.js';
import { CartExtras } from './CartExtras.js';
import { CartItems } from './CartItems.js';
import { CartRecommendations } from './CartRecommendations.js';
import { CartAside, CartMain, CartRoot, CartTitle } from './CartRoot.js';
import { CartSummary } from './CartSummary.js';

/** The parts of a cart that an element of the page can replace. */
export interface CartSlots {
  /** Shows each line. It can read `useCartItem()`. Default: `CartItemRoot`. */
  item?: ReactNode;
  /** Replaces the amount that the cart lacks for free delivery. Default: `CartDelivery`. */
  delivery?: ReactNode;
  /** Replaces the lines, and the empty, loading or failed cart. Default: `CartItems`. */
  items?: ReactNode;
  /** Replaces the products that go with the cart. Default: `CartRecommendations`. */
  recommendations?: ReactNode;
  /** Replaces discount codes, note and gift options. Default: `CartExtras`. */
  extras?: ReactNode;
  /** Replaces the sums and the link to the checkout. Default: `CartSummary`. */
  summary?: ReactNode;
}

export interface CartProps extends RootProps, CartSlots {
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2;
  /** The cart from the server, which shows before scripts run. Default: the browser reads it. */
  initialCart?: ShopCart | undefined;
  /** The stock of its lines from the server, so that their limits come with them. Default: the browser reads it. */
  initialStock?: InitialStock | undefined;
  /** The collections to link to if the cart is empty. Default: the browser reads them. */
  collections?: readonly CollectionSummary[] | undefined;
  /** The result of a form that was sent before scripts ran. Default: none. */
  result?: FormResult | undefined;
  /** Replaces the heading. Default: `CartTitle`. */
  title?: ReactNode;
  /** The parts in an order of your own; the props for single parts then have no effect. Default: the heading, then the lines, with the sums beside them. */
  children?: ReactNode;
}

/**
 * The cart as a part of a page; `CartDrawer` shows it over the page. With `initialCart`, and `paths.cartForm` in the shop's settings, all of
 * it works without scripts.
 */
export function Cart({
  headingLevel = 2,
  collections,
  item,
  title = <CartTitle headingLevel={headingLevel} />,
  delivery = <CartDelivery />,
  items = <CartItems item={item} collections={collections} />,
  recommendations = <CartRecommendations headingLevel={headingLevel === 1 ? 2 : 3} />,
  extras = <CartExtras />,
  summary = <CartSummary />,
  children,
  ...root
}: CartProps) {
  return (
    <CartRoot {...root}>
      {children ?? (
        <>
          {title}
          <CartMain>
            {delivery}
            {items}
          </CartMain>
          <CartAside>
            {extras}
            {summary}
          </CartAside>
          {/* They come late: nothing that a shopper may press is below them. */}
          {recommendations}
        </>
      )}
    </CartRoot>
  );
}
