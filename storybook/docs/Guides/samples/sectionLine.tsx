'use client';
import { NativeSelect, Text } from '@vitrine/components';
import {
  CartAside,
  CartDrawer,
  CartItemButtons,
  CartItemForm,
  CartItemInfo,
  CartItemPrice,
  CartItemRoot,
  CartItems,
  CartItemTitle,
  CartMain,
  CartRoot,
  CartSummary,
  CartTitle,
  useCartItem,
} from '@vitrine/sections';

/** A line without a picture, with a list of the quantities that the stock allows. */
function Line() {
  const { item, bounds, hint, setQuantity } = useCartItem();
  const quantities = Array.from({ length: Math.min(bounds.max, 10) }, (_, index) => String(index + 1));
  return (
    <CartItemRoot>
      <CartItemInfo>
        <CartItemTitle />
        <CartItemForm>
          <NativeSelect
            name="quantity"
            aria-label={`Pieces of ${item.title}`}
            items={quantities.map((quantity) => ({ value: quantity, label: quantity }))}
            value={String(item.quantity)}
            onChange={(quantity) => setQuantity(Number(quantity))}
          />
          <CartItemPrice />
          <CartItemButtons />
        </CartItemForm>
        {hint && <Text>{hint}</Text>}
      </CartItemInfo>
    </CartItemRoot>
  );
}

/** In the drawer of every page. */
export const OwnDrawer = () => <CartDrawer item={<Line />} />;

/** On the page of the cart, with the sums first. */
export const OwnCart = () => (
  <CartRoot>
    <CartAside>
      <CartTitle headingLevel={1} />
      <CartSummary />
    </CartAside>
    <CartMain>
      <CartItems item={<Line />} />
    </CartMain>
  </CartRoot>
);
