import { OrdersPage } from '@vitrine/sections';
import { parameter, type QueryProps } from '../../../../page/query';
import { initialStatus } from '../../../../server/visit';

export const metadata = { title: 'Orders' };

export default async function Orders(props: QueryProps) {
  return <OrdersPage orderId={await parameter(props, 'order-id')} initialStatus={await initialStatus()} />;
}
