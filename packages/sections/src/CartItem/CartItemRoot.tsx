'use client';
import { use, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { Main, Root } from './CartItem.styles.js';
import { CartItemContext, useCartItem } from './cartItemContext.js';
import { CartItemDetails } from './CartItemDetails.js';
import { CartItemForm } from './CartItemForm.js';
import { CartItemIntro } from './CartItemIntro.js';
import { CartItemPicture } from './CartItemPicture.js';
import type { CartLine } from './useCartLine.js';

export interface CartItemInfoProps extends RootProps<HTMLDivElement> {
  /** Default: `CartItemIntro`, `CartItemDetails` and `CartItemForm`. */
  children?: ReactNode;
}

const infoParts = (
  <>
    <CartItemIntro />
    <CartItemDetails />
    <CartItemForm />
  </>
);

/** A part of `CartItem`: the column beside the picture. */
export const CartItemInfo = ({ children = infoParts, ...root }: CartItemInfoProps) => <Main {...root}>{children}</Main>;

export interface CartItemRootProps extends RootProps<HTMLDivElement> {
  /** The state, from `useCartLine`. Default: the state of the line around it, in `item` of a `Cart` or a `CartDrawer`. */
  line?: CartLine;
  /** The parts. Default: `CartItemPicture`, with `CartItemInfo` beside it. */
  children?: ReactNode;
}

const parts = (
  <>
    <CartItemPicture />
    <CartItemInfo />
  </>
);

/** The frame of a line whose state is yours: it gives the state to the parts. `CartItem` is this frame with a state of its own. */
export function CartItemRoot({ line, children = parts, ...root }: CartItemRootProps) {
  const around = use(CartItemContext);
  return (
    <CartItemContext value={line ?? around}>
      <Frame {...root}>{children}</Frame>
    </CartItemContext>
  );
}

function Frame({ children, ...root }: RootProps<HTMLDivElement> & { children: ReactNode }) {
  const isOutOfStock = useCartItem().problem === 'soldOut';
  return (
    <Root {...root} data-out-of-stock={isOutOfStock || undefined}>
      {children}
    </Root>
  );
}
