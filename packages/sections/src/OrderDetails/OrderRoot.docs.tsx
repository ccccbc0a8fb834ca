import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { order } from '@vitrine/story-kit/samples';
import { OrderDetails } from './OrderDetails.js';
import { OrderPlaces } from './OrderPlaces.js';
import { OrderProducts } from './OrderProducts.js';
import { OrderIntro, OrderSums } from './OrderRoot.js';
import { OrderSteps } from './OrderSteps.js';

export default {
  purpose: 'The frame of an order whose state is yours, and the parts that you put into it or into an `OrderDetails`.',
  use: 'Use it if something outside of the order needs its state, such as a title of your own.',
  avoid: 'For another order of the parts, an `OrderDetails` with children or with a prop such as `places` suffices.',
  behavior: [
    '`useOrderDetails(order)` has the state: title, steps, states and sums in the language of the shop, and `again`, which puts the lines into the cart. `useOrder()` returns it in any part.',
    'The parts are `OrderIntro` with `OrderTitle` and `OrderDate`; `OrderSteps`, `OrderDispatch` and `OrderStatus`; `OrderPlaces` with `OrderParcels`, `OrderDeliveryAddress` and `OrderBillingAddress`; `OrderProducts`, `OrderSums` and `OrderBuyAgain`. Each can be left out, moved, or replaced by an element of your own.',
    'A button of your own calls `again.add()`, and shows `again.isAdding` and `again.problem`.',
  ],
  keys: [],
  announced: 'A screen reader announces what `again.add()` could not put into the cart, as in `OrderDetails`.',
  dos: [
    {
      text: 'Keep `OrderSteps` or `OrderStatus`: customers open an order to learn where it is.',
      picture: (
        <OrderDetails order={order}>
          <OrderSteps />
        </OrderDetails>
      ),
    },
  ],
  donts: [
    {
      text: 'Compute sums from the lines: the platform knows discounts, shipping and tax.',
      picture: (
        <OrderDetails order={order}>
          <OrderSums />
        </OrderDetails>
      ),
    },
  ],
  related: ['OrderDetails', 'OrderHistory', 'OrdersPage'],
  picture: (
    <OrderDetails order={order}>
      <OrderIntro />
      <OrderProducts />
      <OrderPlaces />
    </OrderDetails>
  ),
} satisfies ComponentDocs;
