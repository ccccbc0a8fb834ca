import type { Commerce } from '@vitrine/commerce';
import { CustomerProvider, OrdersPage } from '@vitrine/sections';
import type { Metadata } from 'next';
import { parameter, type QueryProps } from '../../../../page/query';
import { readVisit } from '../../../../server/shop/visit';

export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  return { title: (await parameter(props, 'order-id')) ? 'Order details' : 'Orders' };
}

export default async function Orders(props: QueryProps) {
  const orderId = await parameter(props, 'order-id');
  const { visit, own } = await readVisit((shop) => readOrders(shop, orderId));
  return (
    <CustomerProvider {...visit} orders={own?.orders}>
      <OrdersPage orderId={orderId} order={own?.order} />
    </CustomerProvider>
  );
}

/** One order, or all where there is none of that id. */
async function readOrders({ customer }: Commerce, orderId: string | undefined) {
  const order = orderId === undefined ? undefined : await customer.getOrder(orderId);
  return order ? { order } : { orders: await customer.getAllOrders() };
}
