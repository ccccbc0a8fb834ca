'use client';
import { List, Text } from '@vitrine/components';
import { CartItem, useCart } from '@vitrine/sections';

/** A change of a quantity, and a removal, go to the cart of `ShopProvider`. */
export function CartLines() {
  const { rows } = useCart();
  const lines = rows.filter(({ isRemoved }) => !isRemoved);
  if (lines.length === 0) return <Text>Your cart is empty</Text>;
  return (
    <List>
      {lines.map(({ item, isPending, notice }) => (
        <li key={item.id}>
          <CartItem item={item} isPending={isPending} notice={notice} />
        </li>
      ))}
    </List>
  );
}
