import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading, Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { CartItem } from './CartItem.js';
import { CartItemForm } from './CartItemForm.js';
import { CartItemPrice, CartItemTitle } from './CartItemIntro.js';
import { CartItemInfo } from './CartItemRoot.js';

export default {
  purpose: 'The frame of a line whose state is yours, and the parts that you put into it or into a `CartItem`.',
  use: 'Use it for lines of your own: in `item` of a `Cart` or a `CartDrawer`, or with `useCartLine` for each row of `useCart()`.',
  avoid: 'To replace one part of a line, a `CartItem` with a prop such as `picture` suffices.',
  behavior: [
    '`useCartLine(row)` has the state: the price of all pieces, what the stock allows, the sentence about its limit, and the functions that change the line. `useCartItem()` returns it in any part.',
    'The parts are `CartItemPicture`; `CartItemInfo`, the column beside it, which is as wide as the line without a picture; in that `CartItemIntro` with `CartItemTitle` and `CartItemPrice`; `CartItemDetails`; and `CartItemForm` with `CartItemQuantity` and `CartItemButtons`. Each can be left out, moved, or replaced by an element of your own.',
    '`CartItemForm` works before scripts run, and shows and announces the result of the last change below its controls.',
    'In `item` of a `Cart` or a `CartDrawer` it needs no `line`: the cart gives each line its state and its stock, and shows a `RemovedItem` for a removed one.',
  ],
  keys: [],
  announced: 'A screen reader announces the result of a change, as in `CartItem`.',
  dos: [
    {
      text: 'Give `useCartLine` the stock, with `useCartInventory().recordsOf(item)` in a `CartRoot`. Without it, nothing limits the quantity.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Leave `CartItemForm` out: a refused change would then show and be announced nowhere.',
      picture: (
        <VStack gap={3}>
          <Heading level={3}>Your cart</Heading>
          <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing}>
            <CartItemInfo>
              <CartItemTitle />
              <CartItemPrice />
            </CartItemInfo>
          </CartItem>
          <Text tone="quiet">At most 2 of this, but nobody knows</Text>
        </VStack>
      ),
    },
  ],
  related: ['CartItem', 'CartRoot', 'RemovedItem', 'useCart'],
  picture: (
    <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing}>
      <VStack gap={2}>
        <CartItemTitle />
        <CartItemForm />
      </VStack>
    </CartItem>
  ),
} satisfies ComponentDocs;
