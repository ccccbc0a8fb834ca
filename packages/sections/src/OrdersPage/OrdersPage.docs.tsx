import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { order } from '@vitrine/story-kit/samples';
import { OrderDetails } from '../OrderDetails/OrderDetails.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';

export default {
  purpose: "The page of a customer's orders, or of the order in `orderId`.",
  use: 'Use it as the page of `/account/orders`. It is for signed-in customers, and redirects others to the login page.',
  avoid: 'For orders that you have read yourself, use an `OrderHistory` or `OrderDetails`.',
  behavior: [
    'For an unknown order, it shows the list. It reads 50 orders at a time, once, and keeps them while the customer is signed in.',
  ],
  keys: [],
  announced: 'A screen reader announces that the orders are loading, or why they failed to load.',
  dos: [{ text: 'Give the query parameter `order-id` as `orderId`.', picture: <OrderDetails order={order} /> }],
  donts: [{ text: "Cache its page: the data is one customer's.", noPicture: 'The orders look the same to everybody.' }],
  related: ['AccountLayout', 'OrderDetails', 'OrderHistory'],
  picture: <OrderHistory orders={[order]} />,
} satisfies ComponentDocs;
