import { AccountLayout, AuthGuard, OrdersPage } from '@vitrine/sections';
import { parameter, type QueryProps } from '../../../../page/query';
import { initialStatus } from '../../../../server/visit';

export const metadata = { title: 'Orders' };

export default async function Orders(props: QueryProps) {
  return (
    <AuthGuard allow="authenticated" initialStatus={await initialStatus()}>
      <AccountLayout current="orders">
        <OrdersPage orderId={await parameter(props, 'order-id')} />
      </AccountLayout>
    </AuthGuard>
  );
}
