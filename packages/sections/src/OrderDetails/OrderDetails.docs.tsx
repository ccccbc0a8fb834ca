import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { order } from '@vitrine/story-kit/samples';
import { OrderDetails } from './OrderDetails.js';

export default {
  purpose: 'One order: its date, payment, status, products and total.',
  use: 'Use it for an order that you have read yourself.',
  avoid: 'For the page that reads the order, use an `OrdersPage`. For all orders, use an `OrderHistory`.',
  behavior: [
    'Its steps show what has happened to the order: ordered, paid, sent, arrived; or cancelled or refunded.',
    'It shows the parcels with links to the carrier, if the platform reports them, the delivery address, and the billing address if it differs.',
    'With “Buy again”, its lines go into the cart. It names the products that the shop does not sell any more.',
    'Each part has a prop: an element replaces it, and `null` leaves it out. With children, the parts are in an order of your own: see `OrderRoot`.',
    "It runs in the browser: the date is in the visitor's language and time zone, the prices in the order's currency.",
  ],
  keys: [],
  announced:
    'A screen reader announces each reduced price with its regular price, and the products that “Buy again” could not add.',
  dos: [
    {
      text: 'Leave missing values undefined: they show as “n/a”.',
      picture: <OrderDetails order={{ id: '1', name: order.name, products: order.products }} />,
    },
  ],
  donts: [
    {
      text: 'Show it to anyone but the customer who placed the order.',
      noPicture: 'The order looks the same to everybody.',
    },
  ],
  related: ['OrderHistory', 'OrderRoot', 'OrdersPage'],
  picture: <OrderDetails order={order} />,
} satisfies ComponentDocs;
