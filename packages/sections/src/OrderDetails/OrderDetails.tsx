'use client';
import type { Money, Order } from '@vitrine/commerce';
import { formatMessage, Heading, Price } from '@vitrine/components';
import type { ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { Line, Lines, Placed, Root, States, Top, Totals } from './OrderDetails.styles.js';
import { OrderProducts } from './OrderProducts.js';
import { statusText } from './orderTexts.js';
import { OrderTime } from './OrderTime.js';

export interface OrderDetailsProps {
  /** The order, as in the customer's list of orders. */
  order: Order;
  /** Level of its heading. Default: 2. */
  headingLevel?: 1 | 2 | 3;
}

/** One order: its date, status, products and prices. Unknown values show as 'n/a'. */
export function OrderDetails({ order, headingLevel = 2 }: OrderDetailsProps) {
  const { messages } = useShop();
  const { name, financialStatus, fulfillmentStatus } = order;
  return (
    <Root>
      <Top>
        <Heading level={headingLevel} size="lg">
          {formatMessage(messages.order, { name: name || messages.notAvailable })}
        </Heading>
        <Placed>
          <OrderTime order={order} />
        </Placed>
      </Top>
      <States>
        <Term label={messages.paymentStatus}>{statusText(financialStatus, messages)}</Term>
        <Term label={messages.fulfillmentStatus}>{statusText(fulfillmentStatus, messages)}</Term>
      </States>
      <OrderProducts products={order.products} />
      <Totals>
        <Amount label={messages.subtotal} price={order.subtotalPrice} />
        <Amount label={messages.shipping} price={order.totalShippingPrice} />
        <Amount label={messages.total} price={order.totalPrice} />
      </Totals>
    </Root>
  );
}

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <Line>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Line>
);

function Amount({ label, price }: { label: string; price: Money | undefined }) {
  const { messages, locale } = useShop();
  return (
    <Lines>
      <dt>{label}</dt>
      <dd>
        <Price price={price} locale={locale} messages={{ priceUnknown: messages.notAvailable }} />
      </dd>
    </Lines>
  );
}
