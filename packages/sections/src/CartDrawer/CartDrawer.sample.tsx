'use client';
import { Button } from '@vitrine/components';
import { CartDrawer, useCart } from '@vitrine/sections';

/** In the layout, once, inside `ShopProvider`: any part of the page opens it. */
export function CartOverPage() {
  const { count, open } = useCart();
  return (
    <>
      <Button onPress={open}>{`Your cart: ${count ?? 0}`}</Button>
      <CartDrawer placement="right" />
    </>
  );
}
