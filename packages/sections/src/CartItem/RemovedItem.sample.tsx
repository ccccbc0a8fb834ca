'use client';
import { List, Text } from '@vitrine/components';
import { CartItem, RemovedItem, useCart } from '@vitrine/sections';

/** A removed line stays in its place, with a button that brings it back. */
export function CartLines() {
  const { rows, undo } = useCart();
  if (rows.length === 0) return <Text>Your cart is empty</Text>;
  return (
    <List>
      {rows.map(({ item, isRemoved, isPending, notice }) => (
        <li key={item.id}>
          {isRemoved ? (
            <RemovedItem item={item} isReturning={isPending} notice={notice} onUndo={() => void undo(item.id)} />
          ) : (
            <CartItem item={item} isPending={isPending} notice={notice} />
          )}
        </li>
      ))}
    </List>
  );
}
