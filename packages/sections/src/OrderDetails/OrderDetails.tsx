'use client';
import { multiplyMoney, type Money, type Order, type OrderDiscount } from '@vitrine/commerce';
import { formatMessage, formatMoney, Heading } from '@vitrine/components';
import type { ReactNode } from 'react';
import { priceText } from '../ui/priceText.js';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Line, Lines, Placed, Root, States, Top, Totals } from './OrderDetails.styles.js';
import { BuyAgain } from './BuyAgain.js';
import { OrderPlaces } from './OrderPlaces.js';
import { OrderProducts } from './OrderProducts.js';
import { OrderSteps } from './OrderSteps.js';
import { statusText } from './orderTexts.js';
import { stepsOfOrder } from './stepsOfOrder.js';
import { LeavingDate } from '../ui/DispatchDate.js';
import { OrderTime } from './OrderTime.js';

export interface OrderDetailsProps extends RootProps {
  /** The order, as in the customer's list of orders. */
  order: Order;
  /** Level of its heading. Default: 2. */
  headingLevel?: 1 | 2 | 3;
}

/** One order: its date, status, products and prices. Unknown values show as 'n/a'. */
export function OrderDetails({ order, headingLevel = 2, ...root }: OrderDetailsProps) {
  const { messages } = useShop();
  const { name, financialStatus, fulfillmentStatus, discount, tax } = order;
  return (
    <Root {...root}>
      <Top>
        <Heading level={headingLevel} size="lg">
          {formatMessage(messages.order, { name: name || messages.notAvailable })}
        </Heading>
        <Placed>
          <OrderTime order={order} />
        </Placed>
      </Top>
      <OrderSteps order={order} />
      {order.processedAt && isWaiting(order) && <LeavingDate orderedAt={new Date(order.processedAt)} />}
      <States>
        <Term label={messages.paymentStatus}>{statusText(financialStatus, messages)}</Term>
        <Term label={messages.fulfillmentStatus}>{statusText(fulfillmentStatus, messages)}</Term>
      </States>
      <OrderPlaces order={order} />
      <OrderProducts products={order.products} />
      <Totals>
        <Amount label={messages.subtotal} price={order.subtotalPrice} />
        {discount && <Amount label={discountLabel(discount, messages)} price={multiplyMoney(discount.amount, -1)} />}
        <Amount label={messages.shipping} price={order.totalShippingPrice} canBeFree />
        {tax && !tax.isIncluded && <Amount label={messages.tax} price={tax.amount} />}
        <Amount label={messages.total} price={order.totalPrice} kind="total" />
        {tax?.isIncluded && <Amount label={messages.includesTax} price={tax.amount} kind="part" />}
      </Totals>
      <BuyAgain order={order} />
    </Root>
  );
}

/** Whether sending is a step ahead of the order. */
const isWaiting = (order: Order): boolean =>
  stepsOfOrder(order).some(({ label, isDone }) => label === 'orderStep.sent' && !isDone);

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <Line>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Line>
);

const discountLabel = ({ codes }: OrderDiscount, messages: Messages) =>
  codes.length > 0 ? formatMessage(messages.discount, { code: codes.join(', ') }) : messages.discountWithoutCode;

interface AmountProps {
  label: string;
  price: Money | undefined;
  /** Whether zero shows as 'Free'. A sum of zero is not a gift. Default: `false`. */
  canBeFree?: boolean;
  /** Whether it is the total, or a part of the total. Default: an addend. */
  kind?: 'total' | 'part';
}

function Amount({ label, price, canBeFree = false, kind }: AmountProps) {
  const { messages, locale } = useShop();
  return (
    <Lines data-kind={kind}>
      <dt>{label}</dt>
      <dd>
        {price && (canBeFree ? priceText(price, messages, locale) : formatMoney(price, { locale }))}
        {!price && messages.notAvailable}
      </dd>
    </Lines>
  );
}
