import { Button, HStack, Text } from '@vitrine/components';
import type { useCart } from '@vitrine/sections';

/** The result of `useCart` as the props of a component, from which the table of its docs page is made. */
export type CartViewProps = ReturnType<typeof useCart>;

/** A cart in one line. */
export function CartView({ rows, count, updateQuantity }: CartViewProps) {
  if (count === undefined) return null;
  return (
    <>
      <Text role="status">Pieces: {count}</Text>
      {rows.map(({ item }) => (
        <HStack key={item.id} wrap>
          <Text>{item.title}</Text>
          <Button variant="outline" onPress={() => updateQuantity(item.id, item.quantity + 1)}>
            One more
          </Button>
        </HStack>
      ))}
    </>
  );
}
