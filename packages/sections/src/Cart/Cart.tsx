'use client';
import { formatMessage, Heading } from '@vitrine/components';
import { useId } from 'react';
import { useCart } from '../cartState/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { Page } from './Cart.styles.js';
import { CartContents } from './CartContents.js';
import { CartSummary } from './CartSummary.js';

export interface CartProps {
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2;
}

/** The cart as a part of a page; over the page it opens in `CartDrawer`. */
export function Cart({ headingLevel = 2 }: CartProps) {
  const headingId = useId();
  const heading = useCartHeading();
  return (
    <Page aria-labelledby={headingId}>
      <Heading id={headingId} level={headingLevel}>
        {heading}
      </Heading>
      <CartContents />
      <CartSummary />
    </Page>
  );
}

/** 'Shopping cart (2)'; without a number until the cart is known. */
export function useCartHeading(): string {
  const { messages, locale } = useShop();
  const { count } = useCart();
  return count === undefined ? messages.cartUnknown : formatMessage(messages.cart, { count }, locale);
}
