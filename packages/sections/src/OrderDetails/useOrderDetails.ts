'use client';
import { multiplyMoney, type Money, type Order, type OrderDiscount } from '@vitrine/commerce';
import { formatMessage, formatMoney } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import { priceText } from '../ui/priceText.js';
import { statusText } from './orderTexts.js';
import { stepsOfOrder, type OrderStep } from './stepsOfOrder.js';
import { useBuyAgain, type OrderPurchase } from './useBuyAgain.js';

/** A line of an order's sums. */
export interface OrderSum {
  kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'includedTax';
  /** 'Discount NORTH10' */
  label: string;
  /** '-$12.90'; 'n/a' if the platform does not report it. */
  text: string;
}

/** What an order shows. */
export interface OrderState {
  order: Order;
  /** 'Order #1001' */
  title: string;
  /** What has happened to it, and what is ahead. Empty if neither state is known. */
  steps: readonly OrderStep[];
  /** Whether sending is a step ahead. */
  isWaiting: boolean;
  /** 'Paid'; 'n/a' if the platform does not report it. */
  paymentStatus: string;
  /** 'Not sent yet'; 'n/a' if the platform does not report it. */
  fulfillmentStatus: string;
  /** Addends first, then the total, and below it the tax that it includes. */
  sums: readonly OrderSum[];
  /** Puts its lines into the cart. */
  again: OrderPurchase;
}

/** Returns what an order shows, in the language of the shop, and the call that puts its lines into the cart. */
export function useOrderDetails(order: Order): OrderState {
  const { messages, locale } = useShop();
  const { name, financialStatus, fulfillmentStatus } = order;
  const steps = stepsOfOrder(order);
  return {
    order,
    title: formatMessage(messages.order, { name: name || messages.notAvailable }),
    steps,
    isWaiting: steps.some(({ label, isDone }) => label === 'orderStep.sent' && !isDone),
    paymentStatus: statusText(financialStatus, messages),
    fulfillmentStatus: statusText(fulfillmentStatus, messages),
    sums: sumsOf(order, messages, locale),
    again: useBuyAgain(order),
  };
}

function sumsOf(
  { subtotalPrice, discount, totalShippingPrice, tax, totalPrice }: Order,
  messages: Messages,
  locale: string,
): OrderSum[] {
  const written = (price: Money | undefined) => (price ? formatMoney(price, { locale }) : messages.notAvailable);
  return [
    { kind: 'subtotal', label: messages.subtotal, text: written(subtotalPrice) },
    ...(discount
      ? ([
          {
            kind: 'discount',
            label: discountLabel(discount, messages),
            text: written(multiplyMoney(discount.amount, -1)),
          },
        ] as const)
      : []),
    {
      kind: 'shipping',
      label: messages.shipping,
      // Zero shows as 'Free' here only: a sum of zero is not a gift.
      text: totalShippingPrice ? priceText(totalShippingPrice, messages, locale) : messages.notAvailable,
    },
    ...(tax && !tax.isIncluded ? ([{ kind: 'tax', label: messages.tax, text: written(tax.amount) }] as const) : []),
    { kind: 'total', label: messages.total, text: written(totalPrice) },
    ...(tax?.isIncluded
      ? ([{ kind: 'includedTax', label: messages.includesTax, text: written(tax.amount) }] as const)
      : []),
  ];
}

const discountLabel = ({ codes }: OrderDiscount, messages: Messages) =>
  codes.length > 0 ? formatMessage(messages.discount, { code: codes.join(', ') }) : messages.discountWithoutCode;
