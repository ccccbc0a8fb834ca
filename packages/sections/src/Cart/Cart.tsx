'use client';
import type { Cart as ShopCart, CollectionSummary } from '@vitrine/commerce';
import { formatMessage, Heading } from '@vitrine/components';
import { useEffect, useId, useMemo } from 'react';
import { noticeOfForm } from '../state/cart/notice.js';
import { InitialCart, useCart } from '../shop/useCart.js';
import type { FormResult } from '../state/forms/formResult.js';
import { Notice } from '../ui/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Page } from './Cart.styles.js';
import { CartContents } from './CartContents.js';
import { CartExtras } from './CartExtras.js';
import { CartInventory } from './CartInventory.js';
import { FreeDelivery } from './FreeDelivery.js';
import { GoesWith } from './GoesWith.js';
import { CartSummary } from './CartSummary.js';
import { useTrackCart } from './useTrackCart.js';

export interface CartProps extends RootProps {
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2;
  /** The cart from the server, which shows before scripts run. Default: the browser reads it. */
  initialCart?: ShopCart | undefined;
  /** The collections to link to if the cart is empty. Default: the browser reads them. */
  collections?: readonly CollectionSummary[] | undefined;
  /** The result of a form that was sent before scripts ran. Default: none. */
  result?: FormResult | undefined;
}

/**
 * The cart as a part of a page; `CartDrawer` shows it over the page. With `initialCart`, and `paths.cartForm` in the shop's settings, all of
 * it works without scripts.
 */
export function Cart({ initialCart, ...props }: CartProps) {
  const { cart: store } = useShop();
  useEffect(() => {
    if (initialCart) store.adopt(initialCart);
  }, [store, initialCart]);
  return (
    <InitialCart value={initialCart}>
      <CartInventory>
        <CartPage {...props} />
      </CartInventory>
    </InitialCart>
  );
}

function CartPage({ headingLevel = 2, collections, result, ...root }: Omit<CartProps, 'initialCart'>) {
  const headingId = useId();
  const heading = useCartHeading();
  useTrackCart(true);
  const notice = useMemo(() => result && noticeOfForm(result), [result]);
  const isAboutCode = result?.errors.some(({ code }) => code.startsWith('discount.'));
  return (
    <Page {...root} aria-labelledby={headingId}>
      <Heading id={headingId} level={headingLevel}>
        {heading}
      </Heading>
      <div>
        <Notice notice={isAboutCode ? undefined : notice} />
        <FreeDelivery />
        <CartContents collections={collections} />
        <GoesWith headingLevel={headingLevel === 1 ? 2 : 3} />
      </div>
      <div id="cart-codes">
        <CartExtras codeNotice={isAboutCode ? notice : undefined} />
        <CartSummary isOnPage />
      </div>
    </Page>
  );
}

/** 'Shopping cart (2)'; without a number until the cart is known. */
export function useCartHeading(): string {
  const { messages, locale } = useShop();
  const { count } = useCart();
  return count === undefined ? messages.cartUnknown : formatMessage(messages.cart, { count }, locale);
}
