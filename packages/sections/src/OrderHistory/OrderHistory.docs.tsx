import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { order } from '@vitrine/story-kit/samples';
import { OrderHistory } from './OrderHistory.js';

export default {
  purpose: "A customer's orders, the newest first: each with its date, total, payment and products.",
  use: 'Use it for orders that you have read yourself.',
  avoid: 'For the page that reads the orders, use an `OrdersPage`. For a single order, use `OrderDetails`.',
  behavior: ['It runs in the browser. Unknown values are “n/a”.'],
  keys: [],
  announced: 'A screen reader announces a list of orders, and in each of them a list of products.',
  dos: [
    {
      text: 'Show it for a customer without orders as well: it shows a message with a link to the shop.',
      picture: <OrderHistory orders={[]} />,
    },
  ],
  donts: [
    {
      text: 'Show it to anyone but the customer who placed the orders.',
      noPicture: 'The orders look the same to everybody.',
    },
  ],
  related: ['OrderDetails', 'OrdersPage'],
  picture: <OrderHistory orders={[order, { ...order, id: '2', name: '#1002' }]} />,
} satisfies ComponentDocs;
