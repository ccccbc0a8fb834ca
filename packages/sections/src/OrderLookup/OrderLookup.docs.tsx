import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { OrderLookup } from './OrderLookup.js';

export default {
  purpose: 'Shows an order to a visitor without an account.',
  use: 'Use it on a page of its own, with a link in the footer and in the mail of an order.',
  avoid: 'For the orders of a signed-in customer, use an `OrdersPage`.',
  behavior: [
    'It runs in the browser. The visitor writes the number of the order and the e-mail address of its customer. A refusal does not show which of the two is wrong.',
    'If `capabilities.orderLookup` is false, it names the mail of the order and the account instead: the platform shows orders to nobody else.',
    'With an `action`, it works without scripts.',
  ],
  keys: [],
  announced: 'A screen reader announces the heading of the order, which takes the focus.',
  dos: [
    {
      text: 'Limit the attempts on your server: the numbers of orders are easy to guess.',
      noPicture: 'The limit is on the server.',
    },
  ],
  donts: [
    {
      text: 'Show the address of the customer: the number and the e-mail address prove little.',
      noPicture: 'A picture of an address would show nothing else.',
    },
  ],
  related: ['OrderDetails', 'OrdersPage'],
  picture: <OrderLookup />,
} satisfies ComponentDocs;
