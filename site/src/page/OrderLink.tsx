import { Link, Text } from '@vitrine/components';
import { orderPath } from '../routing';
import styles from './OrderLink.module.css';

/** Leads to the signed link of an order, which the customer can give to others or to an assistant. */
export function OrderLink({ orderId }: { orderId: string }) {
  return (
    <div className={styles.root}>
      <Text>
        A link to this order shows its products, prices and parcels, without names and addresses. You can give it to
        others, or to an assistant.
      </Text>
      <Link href={`${orderPath}?${new URLSearchParams({ 'order-id': orderId })}`} variant="primary">
        Open the link to this order
      </Link>
    </div>
  );
}
