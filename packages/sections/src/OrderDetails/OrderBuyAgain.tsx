'use client';
import { Button, Text } from '@vitrine/components';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { WithScripts } from '../ui/scripting.styles.js';
import { Again } from './OrderDetails.styles.js';
import { useOrder } from './orderContext.js';

export type OrderBuyAgainProps = RootProps<HTMLDivElement>;

/** A part of `OrderDetails`: the button that puts the lines into the cart, and what could not be added. Without lines, it renders nothing. */
export function OrderBuyAgain(root: OrderBuyAgainProps) {
  const { messages } = useShop();
  const { order, again } = useOrder();
  const { isAdding, problem, add } = again;
  if (order.products.length === 0) return null;
  return (
    <WithScripts>
      <Again {...root}>
        <Button variant="outline" isLoading={isAdding} onPress={() => void add()}>
          {messages.buyAgain}
        </Button>
        {problem && (
          <Text size="sm" tone="sale">
            {problem}
          </Text>
        )}
      </Again>
    </WithScripts>
  );
}
