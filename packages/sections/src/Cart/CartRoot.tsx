'use client';
import type { Cart as ShopCart } from '@vitrine/commerce';
import { Heading } from '@vitrine/components';
import { useEffect, useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { InitialCart } from '../shop/useCart.js';
import type { InitialStock } from '../shop/useItemInventory.js';
import { noticeOfForm } from '../state/cart/notice.js';
import type { FormResult } from '../state/forms/formResult.js';
import { Notice } from '../ui/Notice.js';
import { Page } from './Cart.styles.js';
import { CartContext, useCartSurroundings } from './cartContext.js';
import { useCartHeading } from './useCartHeading.js';
import { useStockOfCart } from './useStockOfCart.js';
import { useTrackCart } from './useTrackCart.js';

export interface CartRootProps extends RootProps {
  /** The cart from the server, which shows before scripts run. Default: the browser reads it. */
  initialCart?: ShopCart | undefined;
  /** The stock of its lines from the server, so that their limits come with them. Default: the browser reads it. */
  initialStock?: InitialStock | undefined;
  /** The result of a form that was sent before scripts ran. Default: none. */
  result?: FormResult | undefined;
  /**
   * The parts: `CartMain` and `CartAside` are beside each other on wide screens, and what comes before them is above both. `CartRecommendations` after
   * them are below the lines.
   */
  children: ReactNode;
}

/**
 * The frame of a cart on a page, for parts in an order of your own: it reads the stock of the lines, tracks the view, and has the cart that the
 * server has read. `Cart` is this frame with the parts in their usual order.
 */
export function CartRoot({ initialCart, ...props }: CartRootProps) {
  const { cart: store } = useShop();
  useEffect(() => {
    if (initialCart) store.adopt(initialCart);
  }, [store, initialCart]);
  return (
    <InitialCart value={initialCart}>
      <Frame {...props} />
    </InitialCart>
  );
}

function Frame({ result, initialStock, children, ...root }: Omit<CartRootProps, 'initialCart'>) {
  const titleId = useId();
  const hasTitle = useHasElement(titleId);
  const heading = useCartHeading();
  const inventory = useStockOfCart(initialStock);
  useTrackCart(true);
  const notice = useMemo(() => result && noticeOfForm(result), [result]);
  const isAboutCode = result?.errors.some(({ code }) => code.startsWith('discount.'));
  return (
    <CartContext
      value={{
        inventory,
        titleId,
        isOnPage: true,
        ...(isAboutCode ? { codeNotice: notice } : { formNotice: notice }),
        formValues: result?.values,
      }}
    >
      <Page {...root} {...(hasTitle ? { 'aria-labelledby': titleId } : { 'aria-label': heading })}>
        {children}
      </Page>
    </CartContext>
  );
}

const never = () => () => {};

/** Whether the page has this element; `true` on the server. React reads it again after each commit, so that an element of this render counts. */
const useHasElement = (id: string) =>
  useSyncExternalStore(
    never,
    () => document.getElementById(id) !== null,
    () => true,
  );

export interface CartTitleProps extends RootProps<HTMLHeadingElement> {
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2;
}

/** A part of `Cart`: its heading, with the number of pieces. It names the cart for screen readers, which without it get the same text as a label. */
export function CartTitle({ headingLevel = 2, ...root }: CartTitleProps) {
  const { titleId } = useCartSurroundings();
  const heading = useCartHeading();
  return (
    <Heading id={titleId} {...root} level={headingLevel}>
      {root.id ? <span id={titleId}>{heading}</span> : heading}
    </Heading>
  );
}

export interface CartMainProps extends RootProps<HTMLDivElement> {
  /** The parts in it, one below the other. */
  children: ReactNode;
}

/** A part of `Cart`: the column with the lines. It begins with the result of a form that was sent before scripts ran. */
export function CartMain({ children, ...root }: CartMainProps) {
  const { formNotice } = useCartSurroundings();
  return (
    <div {...root}>
      <Notice notice={formNotice} />
      {children}
    </div>
  );
}

export interface CartAsideProps extends RootProps<HTMLDivElement> {
  /** The parts in it, one below the other. */
  children: ReactNode;
}

/** A part of `Cart`: the column beside the lines. On narrow screens it is below them. */
export const CartAside = ({ children, ...root }: CartAsideProps) => (
  <div id="cart-codes" data-aside="" {...root}>
    {children}
  </div>
);
