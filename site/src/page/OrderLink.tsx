import { Button, Text } from '@vitrine/components';
import { linkOrder } from '../server/agents/linkOrder';
import styles from './OrderLink.module.css';

/** Opens the signed link to an order, which the customer can give to others or to an assistant. */
export function OrderLink({ orderId }: { orderId: string }) {
  return (
    <form action={linkOrder} className={styles.root}>
      <input type="hidden" name="order-id" value={orderId} />
      <Text>
        A link to this order shows its products, prices and parcels, without names and addresses. You can give it to
        others, or to an assistant.
      </Text>
      <Button type="submit" variant="outline">
        Open the link to this order
      </Button>
    </form>
  );
}
