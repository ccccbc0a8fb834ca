'use client';
import { multiplyMoney, type Money, type Order, type OrderDiscount } from '@vitrine/commerce';
import { formatMessage, formatMoney, Heading } from '@vitrine/components';
import type { ReactNode } from 'react';
import { priceText } from '../ui/priceText.js';
import type { Messages } from '../messages.js';
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
  const { name, financialStatus, fulfillmentStatus, discount } = order;
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
        {discount && <Amount label={discountLabel(discount, messages)} price={multiplyMoney(discount.amount, -1)} />}
        <Amount label={messages.shipping} price={order.totalShippingPrice} canBeFree />
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

const discountLabel = ({ codes }: OrderDiscount, messages: Messages) =>
  codes.length > 0 ? formatMessage(messages.discount, { code: codes.join(', ') }) : messages.discountWithoutCode;

interface AmountProps {
  label: string;
  price: Money | undefined;
  /** Whether zero shows as 'Free'. A sum of zero is not a gift. Default: `false`. */
  canBeFree?: boolean;
}

function Amount({ label, price, canBeFree = false }: AmountProps) {
  const { messages, locale } = useShop();
  return (
    <Lines>
      <dt>{label}</dt>
      <dd>
        {price && (canBeFree ? priceText(price, messages, locale) : formatMoney(price, { locale }))}
        {!price && messages.notAvailable}
      </dd>
    </Lines>
  );
}
