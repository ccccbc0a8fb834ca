import { formatMessage } from '@vitrine/components';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';

/** 'Shopping cart (2)'; without a number until the cart is known. */
export function useCartHeading(): string {
  const { messages, locale } = useShop();
  const { count } = useCart();
  return count === undefined ? messages.cartUnknown : formatMessage(messages.cart, { count }, locale);
}
