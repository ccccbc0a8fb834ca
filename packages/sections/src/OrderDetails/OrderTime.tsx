import type { Order } from '@vitrine/commerce';
import { LocalTime } from '../ui/LocalTime.js';

/** The time of an order. */
export const OrderTime = ({ order }: { order: Pick<Order, 'processedAt'> }) => <LocalTime at={order.processedAt} />;
