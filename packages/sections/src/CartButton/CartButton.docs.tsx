import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Badge, HStack, Text } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from './CartButton.js';

export default {
  purpose: 'Opens the cart; its badge shows the number of pieces in it.',
  use: 'Use it in a header of your own.',
  avoid: '`Header` has one at its end: do not add a second one.',
  behavior: [
    "It has no props. It runs in the browser and gets its data from `ShopProvider`. It opens the page's `CartDrawer`.",
  ],
  keys: [{ keys: 'Enter, Space', action: 'opens the cart' }],
  announced:
    'A screen reader announces a button that opens a dialog, “Cart with 3 items.” or “Cart is empty.”; until the cart is known, “Shopping cart”.',
  dos: [
    {
      text: 'Put one last into a custom `end` of the header.',
      picture: (
        <HStack gap={4} justify="end" align="center">
          <AccountLink />
          <CartButton />
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Show the number elsewhere as well: if you must, use `useCart().count`.',
      picture: (
        <HStack gap={4} justify="end" align="center">
          <Text size="sm">3 things in your cart</Text>
          <Badge badgeContent="3">
            <ShoppingBagIcon />
          </Badge>
        </HStack>
      ),
    },
  ],
  related: ['CartDrawer', 'Header', 'useCart'],
  picture: <CartButton />,
} satisfies ComponentDocs;
