'use client';
import { Heading } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { LeavingDate } from '../ui/DispatchDate.js';
import { Line, Lines, Placed, Root, States, Top, Totals } from './OrderDetails.styles.js';
import { OrderContext, useOrder } from './orderContext.js';
import { OrderTime } from './OrderTime.js';
import type { OrderState, OrderSum } from './useOrderDetails.js';

export interface OrderRootProps extends RootProps {
  /** The state, from `useOrderDetails`. */
  details: OrderState;
  /** The parts, one below the other. */
  children: ReactNode;
}

/** The frame of an order whose state is yours: it gives the state to the parts. `OrderDetails` is this frame with a state of its own. */
export const OrderRoot = ({ details, children, ...root }: OrderRootProps) => (
  <OrderContext value={details}>
    <Root {...root}>{children}</Root>
  </OrderContext>
);

interface WithLevel {
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

export interface OrderIntroProps extends RootProps, WithLevel {
  /** Default: `OrderTitle` and `OrderDate`. */
  children?: ReactNode;
}

/** A part of `OrderDetails`: title and date, beside each other if they fit. */
export const OrderIntro = ({ headingLevel, children, ...root }: OrderIntroProps) => (
  <Top {...root}>
    {children ?? (
      <>
        <OrderTitle headingLevel={headingLevel} />
        <OrderDate />
      </>
    )}
  </Top>
);

export interface OrderTitleProps extends RootProps<HTMLHeadingElement>, WithLevel {}

/** A part of `OrderDetails`: the number of the order, as a heading. */
export const OrderTitle = ({ headingLevel = 2, ...root }: OrderTitleProps) => (
  <Heading {...root} level={headingLevel} size="lg">
    {useOrder().title}
  </Heading>
);

export type OrderDateProps = RootProps;

/** A part of `OrderDetails`: when the customer placed the order, in the visitor's language and time zone. */
export const OrderDate = (root: OrderDateProps) => (
  <Placed {...root}>
    <OrderTime order={useOrder().order} />
  </Placed>
);

export type OrderDispatchProps = RootProps<HTMLParagraphElement>;

/** A part of `OrderDetails`: the day on which the order leaves the shop. Without `dispatch` in the shop's settings, and for an order that was sent, it renders nothing. */
export function OrderDispatch(root: OrderDispatchProps) {
  const { order, isWaiting } = useOrder();
  return order.processedAt && isWaiting && <LeavingDate {...root} orderedAt={new Date(order.processedAt)} />;
}

export type OrderStatusProps = RootProps<HTMLDListElement>;

/** A part of `OrderDetails`: the states of payment and delivery, as a list of terms. */
export function OrderStatus(root: OrderStatusProps) {
  const { messages } = useShop();
  const { paymentStatus, fulfillmentStatus } = useOrder();
  return (
    <States {...root}>
      <Term label={messages.paymentStatus}>{paymentStatus}</Term>
      <Term label={messages.fulfillmentStatus}>{fulfillmentStatus}</Term>
    </States>
  );
}

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <Line>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Line>
);

/** The looks of sums that are no addends. */
const looks: Partial<Record<OrderSum['kind'], 'total' | 'part'>> = { total: 'total', includedTax: 'part' };

export type OrderSumsProps = RootProps<HTMLDListElement>;

/** A part of `OrderDetails`: subtotal, discount, shipping, tax and total, as a list of terms. */
export const OrderSums = (root: OrderSumsProps) => (
  <Totals {...root}>
    {useOrder().sums.map(({ kind, label, text }) => (
      <Lines key={kind} data-kind={looks[kind]}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </Lines>
    ))}
  </Totals>
);
