import { Cart } from '@vitrine/sections';

/** The lines, the sums and the way to the checkout, from the cart of `ShopProvider`. */
export const CartPage = () => <Cart headingLevel={1} />;
