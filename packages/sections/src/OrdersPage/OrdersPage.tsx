'use client';
import type { Order } from '@vitrine/commerce';
import { Breadcrumb, Button, Heading } from '@vitrine/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { failureText } from '../customerState/failure.js';
import { useOrders } from '../customerState/useCustomer.js';
import { useOwn } from '../customerState/useOwn.js';
import { useFocusKept } from '../internal/useFocusKept.js';
import { LoadFailure, Loading } from '../internal/LoadState.js';
import { OrderDetails } from '../OrderDetails/OrderDetails.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { More, Page } from './OrdersPage.styles.js';

export interface OrdersPageProps {
  /** The query parameter `order-id`: the order to show. Default: none, which lists them all. */
  orderId?: string | undefined;
  /** The order of that id, where the server has read it. Default: it is read in the browser. */
  order?: Order | undefined;
}

/** The signed-in customer's orders, or one of them. */
export function OrdersPage({ orderId, order }: OrdersPageProps) {
  return (
    <AuthGuard allow="authenticated">
      {orderId ? <OneOrder key={orderId} id={orderId} known={order} /> : <AllOrders />}
    </AuthGuard>
  );
}

function AllOrders() {
  const { messages, customer } = useShop();
  const { status, items, hasMore, failure } = useOrders();
  const { load, loadMore } = customer.orders;
  // Also where they were forgotten while they are shown.
  useEffect(() => void load(), [load, status]);
  const isKnown = status === 'loaded' || items.length > 0;
  return (
    <OrdersFrame title={messages.orders}>
      {isKnown && <OrderHistory orders={items} />}
      {!isKnown && !failure && <Loading label={messages.loadingOrders} />}
      {failure && (
        <LoadFailure
          text={`${messages.ordersFailed} ${failureText(failure, messages)}`}
          onRetry={() => void loadMore()}
        />
      )}
      {isKnown && hasMore && !failure && (
        <More>
          <Button variant="outline" isLoading={status === 'loading'} onPress={() => void loadMore()}>
            {messages.loadMore}
          </Button>
        </More>
      )}
    </OrdersFrame>
  );
}

/** The order of that id; the list of all where the customer has none such. */
function OneOrder({ id, known }: { id: string; known: Order | undefined }) {
  const { messages, commerce } = useShop();
  const orders = useOrders();
  const listed = known ?? orders.items.find((order) => order.id === id);
  // In a list that is read to its end there are all.
  const isNone = !listed && orders.status === 'loaded' && !orders.hasMore;
  const { status, data, failure, retry } = useOwn(listed || isNone ? undefined : id, commerce.customer.getOrder);
  const order = listed ?? data;
  if (isNone || (status === 'loaded' && !order)) return <AllOrders />;
  return (
    <OrdersFrame title={messages.orderDetails} order={order}>
      {order && <OrderDetails order={order} />}
      {status === 'loading' && <Loading label={messages.loadingOrder} />}
      {failure && <LoadFailure text={`${messages.orderFailed} ${failureText(failure, messages)}`} onRetry={retry} />}
    </OrdersFrame>
  );
}

interface OrdersFrameProps {
  title: string;
  /** The order shown, if it is one. */
  order?: Order | undefined;
  children: ReactNode;
}

function OrdersFrame({ title, order, children }: OrdersFrameProps) {
  const { messages, paths } = useShop();
  const page = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(page);
  const orders = pathOf({ page: 'orders' }, paths);
  return (
    <AccountLayout {...(!order && { current: 'orders' })}>
      <Page ref={page} tabIndex={-1} {...focusProps}>
        <Breadcrumb
          items={[
            { label: messages.account, url: pathOf({ page: 'account' }, paths) },
            { label: messages.orders, url: orders, isCurrentPage: !order },
            ...(order ? [{ label: order.name, url: orders, isCurrentPage: true }] : []),
          ]}
        />
        <Heading level={1}>{title}</Heading>
        {children}
      </Page>
    </AccountLayout>
  );
}
