'use client';
import type { Order } from '@vitrine/commerce';
import { Breadcrumb, Button, formatMessage, Heading } from '@vitrine/components';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { failureText } from '../state/forms/failure.js';
import { useOrders } from '../shop/useCustomer.js';
import { useOwn } from '../shop/useOwn.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { LoadFailure, Loading } from '../ui/LoadState.js';
import { OrderDetails } from '../OrderDetails/OrderDetails.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { More, Page } from './OrdersPage.styles.js';

export interface OrdersPageProps extends RootProps<HTMLDivElement> {
  /** The id of the order to show: the query parameter `order-id`. Default: none; the page lists all orders. */
  orderId?: string | undefined;
  /** The order with that id, if the server has read it. Default: the browser reads it. */
  order?: Order | undefined;
  /** The document's title while one order shows, for a page whose server has not read it. `%s` stands for 'Order 1001'. Default: none; the title does not change. */
  titleTemplate?: string | undefined;
  /** Content below the order while one shows. Default: none. */
  children?: ReactNode;
}

/** The signed-in customer's orders, or one of them. */
export function OrdersPage({ orderId, order, titleTemplate, children, ...root }: OrdersPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(orderId);
  // The link that was clicked is gone, so the heading of the new content gets the focus.
  useLayoutEffect(() => {
    if (shownId.current === orderId) return;
    shownId.current = orderId;
    heading.current?.focus({ preventScroll: true });
  }, [orderId]);
  return (
    <AuthGuard {...root} allow="authenticated">
      {orderId ? (
        <OneOrder key={orderId} id={orderId} known={order} heading={heading} titleTemplate={titleTemplate}>
          {children}
        </OneOrder>
      ) : (
        <AllOrders heading={heading} />
      )}
    </AuthGuard>
  );
}

type HeadingRef = RefObject<HTMLHeadingElement | null>;

function AllOrders({ heading }: { heading: HeadingRef }) {
  const { messages, customer } = useShop();
  const { status, items, hasMore, failure } = useOrders();
  const { load, loadMore } = customer.orders;
  // Loads again if the store clears the orders while they are shown.
  useEffect(() => void load(), [load, status]);
  const isKnown = status === 'loaded' || items.length > 0;
  return (
    <OrdersFrame title={messages.orders} heading={heading}>
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

interface OneOrderProps {
  id: string;
  known: Order | undefined;
  heading: HeadingRef;
  titleTemplate: string | undefined;
  children: ReactNode;
}

/** The order with that id, or the list of all orders if the customer has no such order. */
function OneOrder({ id, known, heading, titleTemplate, children }: OneOrderProps) {
  const { messages, commerce } = useShop();
  const orders = useOrders();
  const listed = known ?? orders.items.find((order) => order.id === id);
  // A list that was read to its end contains all orders.
  const isNone = !listed && orders.status === 'loaded' && !orders.hasMore;
  // Some platforms report the parcels for one order only, and not in the list.
  const isWhole = listed?.shipments !== undefined;
  const { status, data, failure, retry } = useOwn(isWhole || isNone ? undefined : id, commerce.customer.getOrder);
  const order = data ?? listed;
  const title = (text: string) => titleTemplate && <title>{titleTemplate.replace('%s', () => text)}</title>;
  if (isNone || (status === 'loaded' && !order))
    return (
      <>
        {title(messages.orders)}
        <AllOrders heading={heading} />
      </>
    );
  return (
    <OrdersFrame title={messages.orderDetails} heading={heading} order={order}>
      {title(order ? formatMessage(messages.order, { name: order.name }) : messages.orderDetails)}
      {order && <OrderDetails order={order} />}
      {order && children}
      {status === 'loading' && !order && <Loading label={messages.loadingOrder} />}
      {failure && !order && (
        <LoadFailure text={`${messages.orderFailed} ${failureText(failure, messages)}`} onRetry={retry} />
      )}
    </OrdersFrame>
  );
}

interface OrdersFrameProps {
  title: string;
  /** Gets the focus if the focused element is gone. */
  heading: HeadingRef;
  /** The displayed order, if the page shows one. */
  order?: Order | undefined;
  children: ReactNode;
}

function OrdersFrame({ title, heading, order, children }: OrdersFrameProps) {
  const { messages, paths } = useShop();
  const focusProps = useFocusKept(heading);
  const orders = pathOf({ page: 'orders' }, paths);
  return (
    <AccountLayout {...(!order && { current: 'orders' })}>
      <Page {...focusProps}>
        <Breadcrumb
          items={[
            { label: messages.account, url: pathOf({ page: 'account' }, paths) },
            { label: messages.orders, url: orders, isCurrentPage: !order },
            ...(order ? [{ label: order.name, url: orders, isCurrentPage: true }] : []),
          ]}
        />
        <Heading ref={heading} level={1} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Page>
    </AccountLayout>
  );
}
