import { CommerceError, type Commerce } from '@vitrine/commerce';
import { CustomerProvider, OrdersPage } from '@vitrine/sections';
import type { Metadata } from 'next';
import { titleTemplate } from '@vitrine/northlane/shop';
import { OrderLink } from '../../../../page/OrderLink';
import { parameter, type QueryProps } from '../../../../page/query';
import { Unanswered } from '../../../../page/Unanswered';
import { platform } from '../../../../server/shop/platform';
import { isMove, readOrder, readVisit } from '../../../../server/shop/visit';

/**
 * If the platform does not answer, the title has no order number. If there is no such order, the page lists all orders. After navigation
 * within the shop, the browser knows the order, and writes the title.
 */
export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  const orderId = await parameter(props, 'order-id');
  if (orderId === undefined) return { title: 'Orders' };
  if (await isMove()) return { title: { absolute: '' } };
  try {
    const order = await readOrder(orderId);
    return { title: order ? `Order ${order.name}` : 'Orders' };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return { title: 'Order details' };
  }
}

export default async function Orders(props: QueryProps) {
  const orderId = await parameter(props, 'order-id');
  const { visit, own, isUnanswered } = await readVisit((shop) => readOrders(shop, orderId));
  return (
    <CustomerProvider {...visit} orders={own?.orders}>
      {isUnanswered && <Unanswered />}
      <OrdersPage orderId={orderId} order={own?.order} titleTemplate={(await isMove()) ? titleTemplate : undefined}>
        {orderId !== undefined && platform().capabilities.orderKeys && <OrderLink orderId={orderId} />}
      </OrdersPage>
    </CustomerProvider>
  );
}

/** Reads one order, or all orders if none has this id. */
async function readOrders({ customer }: Commerce, orderId: string | undefined) {
  const order = orderId === undefined ? undefined : await readOrder(orderId);
  return order ? { order } : { orders: await customer.getAllOrders() };
}
