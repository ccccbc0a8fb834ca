import { OrdersPage } from '@vitrine/sections';

/** `orderId` is the parameter `order-id` of the page's URL. Without it, the page lists all orders. */
export const Orders = ({ orderId }: { orderId?: string }) => (
  <OrdersPage orderId={orderId} titleTemplate="%s | Harbour & Mill" />
);
