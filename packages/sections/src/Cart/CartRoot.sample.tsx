import { CartAside, CartItems, CartMain, CartRoot, CartSummary, CartTitle } from '@vitrine/sections';

/** The sums first, then the lines. */
export const CartPage = () => (
  <CartRoot>
    <CartAside>
      <CartTitle headingLevel={1} />
      <CartSummary />
    </CartAside>
    <CartMain>
      <CartItems />
    </CartMain>
  </CartRoot>
);
