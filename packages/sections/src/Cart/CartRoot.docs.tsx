import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ButtonLink, Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { CartItem } from '../CartItem/CartItem.js';
import { Cart } from './Cart.js';

export default {
  purpose: 'The frame of a cart on a page, and the parts that you put into it, into a `Cart` or into a `CartDrawer`.',
  use: 'Use it for a cart whose order or whose parts are yours.',
  avoid: 'To replace one part, a `Cart` or a `CartDrawer` with a prop such as `item` suffices.',
  behavior: [
    '`useCart()` has the state of the cart in any part, and `useCartInventory()` the stock of its lines.',
    'The parts are `CartTitle`; `CartMain` with `CartDelivery` and `CartItems`; `CartAside` with `CartExtras` and `CartSummary`, which has `CartSums`, `CartCheckout` and `CartContinue`; and `CartRecommendations`, which come late and so are last. Each can be left out, moved, or replaced by an element of your own.',
    'Its `item`, or `item` of `CartItems`, shows each line: see `CartItemRoot`. The cart gives the line its state, shows removed lines, and keeps the focus.',
    '`CartCheckout` waits for changes under way. While a line cannot be ordered it stays on the page, and names the line.',
    'The props of a `CartDrawer` for single parts are the same, but for `title`. A part there that is yours is in the script of the page, and ours still loads with the drawer.',
  ],
  keys: [],
  announced: 'A screen reader announces the effects of a change, as in `Cart`.',
  dos: [
    {
      text: 'Keep `CartTitle`, also in an order of your own: a heading is the way to the cart for screen readers.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Link to the checkout by a link of your own: it would not wait for a change, and would take lines along that cannot be ordered.',
      picture: (
        <VStack gap={4}>
          <CartItem item={line} records={{ variant: { availableForSale: false } }} onRemove={doNothing} />
          <ButtonLink href="#" isFullWidth>
            Checkout
          </ButtonLink>
          <Text tone="quiet">The order would silently lack it</Text>
        </VStack>
      ),
    },
  ],
  related: ['Cart', 'CartDrawer', 'CartItemRoot', 'useCart'],
  picture: <Cart />,
} satisfies ComponentDocs;
