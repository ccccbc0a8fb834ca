'use client';
import {
  Cart,
  CartItemButtons,
  CartItemForm,
  CartItemInfo,
  CartItemIntro,
  CartItemPrice,
  CartItemQuantity,
  CartItemRoot,
  CartItemTitle,
  useCartItem,
} from '@vitrine/sections';

/** A line without a picture, with its options below the name. */
function Line() {
  const { item } = useCartItem();
  return (
    <CartItemRoot>
      <CartItemInfo>
        <CartItemIntro>
          <CartItemTitle />
          <CartItemPrice />
        </CartItemIntro>
        {item.subtitle}
        <CartItemForm>
          <CartItemQuantity />
          <CartItemButtons />
        </CartItemForm>
      </CartItemInfo>
    </CartItemRoot>
  );
}

export const CartPage = () => <Cart headingLevel={1} item={<Line />} />;
