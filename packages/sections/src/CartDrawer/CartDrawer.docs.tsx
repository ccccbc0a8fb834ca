import { Alert, Button, HStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Cart } from '../Cart/Cart.js';

export default {
  purpose: 'The cart over the page.',
  use: 'Use it once, beside the content of every page. `CartButton` opens it, and so does adding a product.',
  avoid: 'For the cart as a part of a page, use a `Cart`.',
  behavior: [
    "It runs in the browser. Its script loads while the browser is idle if the cart is likely to open, else at the first sign of use of the cart's button.",
    'Its props `item`, `delivery`, `items`, `recommendations`, `extras` and `summary` replace one part each, and `null` leaves it out: see `CartRoot`.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'through the cart, in a circle' },
    { keys: 'Escape', action: 'closes it, and returns the focus to the button that opened it' },
  ],
  announced:
    'A screen reader announces a dialog with its heading, “Shopping cart” and the number of pieces, and the product that was just added.',
  dos: [
    {
      text: 'Open it from anywhere with `useCart().open()`.',
      picture: (
        <Alert tone="success" live="off" title="Added to your cart">
          <Button size="sm">See the cart</Button>
        </Alert>
      ),
    },
  ],
  donts: [
    {
      text: 'Render it twice: both would open.',
      picture: (
        <HStack gap={2} align="stretch">
          <Panel>
            <Cart />
          </Panel>
          <Panel>
            <Cart />
          </Panel>
        </HStack>
      ),
    },
  ],
  related: ['Cart', 'CartButton', 'CartRoot', 'useCart'],
  picture: (
    <Panel>
      <Cart />
    </Panel>
  ),
} satisfies ComponentDocs;
