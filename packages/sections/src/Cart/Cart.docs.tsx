import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, ButtonLink, Heading, HStack, VStack } from '@vitrine/components';
import { doNothing, line, Panel } from '@vitrine/story-kit/samples';
import { CartItem } from '../CartItem/CartItem.js';
import { Cart } from './Cart.js';

export default {
  purpose: 'The cart as a part of a page: its lines, the subtotal and the link to the checkout.',
  use: 'Use it on a cart page, for browsers without scripts and for shops without a drawer. A shop can have both.',
  avoid: 'For the cart over the page, use a `CartDrawer`. For a cart of your own, use `CartItem` with `useCart`.',
  behavior: [
    'It runs in the browser and gets all its data from `ShopProvider`. Changes show at once. The cart sends them after a pause, and restores the earlier value of a refused change.',
    'The link to the checkout goes to the page of the platform. On a platform that makes the URL for each visit, it goes to `paths.checkout`, where your server redirects to the result of `cart.checkout()`.',
    'With `gift` in the settings of the shop, the cart offers a message and gift wrap, if the platform keeps attributes with a cart (`capabilities.cartAttributes`).',
    'If it is empty, it shows a search and the collections of the shop, which the browser reads then. With `collections`, the server renders them.',
    'Its props `item`, `title`, `delivery`, `items`, `recommendations`, `extras` and `summary` replace one part each, and `null` leaves it out. Children put the parts into an order of your own: see `CartRoot`.',
    'With `freeDelivery` in the settings of the shop, the cart shows the amount that it lacks for free delivery.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'through the lines: link, quantity, remove button' },
    { keys: 'Arrow up, Arrow down in a quantity', action: 'one more or one less' },
    { keys: 'Enter on “Remove”', action: 'removes the line and moves the focus to “Undo” in its place' },
  ],
  announced:
    'A screen reader announces a refusal and its reason at the line. The heading has the number of pieces. It announces free delivery once the cart reaches the sum.',
  dos: [
    {
      text: 'Leave the checkout to the platform.',
      picture: (
        <VStack gap={4}>
          <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />
          <ButtonLink href="#" isFullWidth>
            Checkout
          </ButtonLink>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Ask before a line is removed: shoppers can undo it.',
      picture: (
        <Panel>
          <VStack gap={4}>
            <Heading level={3}>Remove Touring bicycle?</Heading>
            <HStack gap={2}>
              <Button>Remove</Button>
              <Button variant="outline">Keep it</Button>
            </HStack>
          </VStack>
        </Panel>
      ),
    },
    { text: 'Prefetch `paths.checkout`.' },
  ],
  related: ['CartDrawer', 'CartItem', 'CartRoot', 'useCart'],
  picture: <Cart />,
} satisfies ComponentDocs;
