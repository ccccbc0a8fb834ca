'use client';
import type { ReactNode } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { priceText } from '../ui/priceText.js';
import { Amount, Name, Top } from './CartItem.styles.js';
import { useCartItem } from './cartItemContext.js';

export interface CartItemIntroProps extends RootProps<HTMLDivElement> {
  /** Default: `CartItemTitle` and `CartItemPrice`. */
  children?: ReactNode;
}

const titleAndPrice = (
  <>
    <CartItemTitle />
    <CartItemPrice />
  </>
);

/** A part of `CartItem`: title and price, beside each other if they fit. */
export const CartItemIntro = ({ children = titleAndPrice, ...root }: CartItemIntroProps) => (
  <Top {...root}>{children}</Top>
);

export type CartItemTitleProps = RootProps;

/** A part of `CartItem`: the name of the product, with the link to its page. */
export function CartItemTitle(root: CartItemTitleProps) {
  const { item, leave } = useCartItem();
  const name = <ForeignWords>{item.title}</ForeignWords>;
  return (
    <Name {...root}>
      {item.slug ? (
        <ShopLink variant="none" href={{ page: 'product', slug: item.slug }} onClick={leave}>
          {name}
        </ShopLink>
      ) : (
        name
      )}
    </Name>
  );
}

export type CartItemPriceProps = RootProps;

/** A part of `CartItem`: the price of all pieces. It is quiet while the platform has not confirmed the quantity. */
export function CartItemPrice(root: CartItemPriceProps) {
  const { price, isPending } = useCartItem();
  const { messages, locale } = useShop();
  return (
    <Amount {...root} data-pending={isPending || undefined}>
      {priceText(price, messages, locale)}
    </Amount>
  );
}
