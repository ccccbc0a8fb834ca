import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading, Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { CartItem } from './CartItem.js';

export default {
  purpose: 'One line of the cart: product, price, quantity and a button to remove it.',
  use: 'Use it for a cart of your own, with the rows of `useCart()`.',
  avoid: '`Cart` and `CartDrawer` show it: a shop with those needs no other.',
  behavior: [
    'It runs in the browser and does not read the cart. Without `onQuantityChange` and `onRemove` it changes the cart of the shop.',
    'Its props `picture`, `title`, `price`, `details`, `quantity` and `buttons` replace one part each, and `null` leaves it out. Children put the parts into an order of your own: see `CartItemRoot`.',
  ],
  keys: [
    { keys: 'Arrow up, Arrow down in the quantity', action: 'one more or one less' },
    { keys: 'Enter, Space on “Remove”', action: 'asks to remove it' },
  ],
  announced: "A screen reader announces quantity and “Remove” with the product's name, to distinguish lines.",
  dos: [
    {
      text: 'Give it `records`, the stock data: it then limits the quantity to the stock and marks a line that cannot be ordered any more.',
      picture: <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'Take it away at once when it is removed: show a `RemovedItem` in its place, which can restore it.',
      picture: (
        <VStack gap={3}>
          <Heading level={3}>Your cart</Heading>
          <Text tone="quiet">What was removed is nowhere to be seen</Text>
        </VStack>
      ),
    },
  ],
  related: ['Cart', 'CartItemRoot', 'RemovedItem', 'useCart'],
  picture: <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />,
} satisfies ComponentDocs;
