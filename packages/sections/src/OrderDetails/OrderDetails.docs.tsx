import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { order } from '@vitrine/story-kit/samples';
import { OrderDetails } from './OrderDetails.js';

export default {
  purpose: 'One order: its date, payment, status, products and total.',
  use: 'Use it for an order that you have read yourself.',
  avoid: 'For the page that reads the order, use an `OrdersPage`. For all orders, use an `OrderHistory`.',
  behavior: [
    "It runs in the browser: the date is in the visitor's language and time zone, the prices in the order's currency.",
  ],
  keys: [],
  announced: 'A screen reader announces each reduced price with its regular price.',
  dos: [{ text: 'Leave missing values undefined: they show as “n/a”.' }],
  donts: [{ text: 'Show it to anyone but the customer who placed the order.' }],
  related: ['OrderHistory', 'OrdersPage'],
  picture: <OrderDetails order={order} />,
} satisfies ComponentDocs;
