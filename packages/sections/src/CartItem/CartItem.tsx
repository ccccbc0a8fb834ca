'use client';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { CartItemDetails } from './CartItemDetails.js';
import { CartItemButtons, CartItemForm, CartItemQuantity } from './CartItemForm.js';
import { CartItemIntro, CartItemPrice, CartItemTitle } from './CartItemIntro.js';
import { CartItemPicture } from './CartItemPicture.js';
import { CartItemInfo, CartItemRoot } from './CartItemRoot.js';
import { useCartLine, type CartLineOptions, type CartLineState } from './useCartLine.js';

export interface CartItemProps extends RootProps<HTMLDivElement>, CartLineState, CartLineOptions {
  /** Replaces the picture. Your element can read `useCartItem()`. Default: `CartItemPicture`. */
  picture?: ReactNode;
  /** Replaces the name. Default: `CartItemTitle`. */
  title?: ReactNode;
  /** Replaces the price of all pieces. Default: `CartItemPrice`. */
  price?: ReactNode;
  /** Replaces the options, the price of one piece, and what is new about the line. Default: `CartItemDetails`. */
  details?: ReactNode;
  /** Replaces the quantity with its limit. Default: `CartItemQuantity`. */
  quantity?: ReactNode;
  /** Replaces the button that removes the line. Default: `CartItemButtons`. */
  buttons?: ReactNode;
  /** The parts in an order of your own; the props for single parts then have no effect. Default: the picture, with all else beside it. */
  children?: ReactNode;
}

/** A line of the cart. One that cannot be ordered any more shows that, and only offers its removal. */
export function CartItem({
  item,
  isPending,
  notice,
  news,
  records,
  onQuantityChange,
  onRemove,
  onLeave,
  picture = <CartItemPicture />,
  title = <CartItemTitle />,
  price = <CartItemPrice />,
  details = <CartItemDetails />,
  quantity = <CartItemQuantity />,
  buttons = <CartItemButtons />,
  children,
  ...root
}: CartItemProps) {
  const line = useCartLine({ item, isPending, notice, news }, { records, onQuantityChange, onRemove, onLeave });
  return (
    <CartItemRoot {...root} line={line}>
      {children ?? (
        <>
          {picture}
          <CartItemInfo>
            <CartItemIntro>
              {title}
              {price}
            </CartItemIntro>
            {details}
            <CartItemForm>
              {quantity}
              {buttons}
            </CartItemForm>
          </CartItemInfo>
        </>
      )}
    </CartItemRoot>
  );
}
