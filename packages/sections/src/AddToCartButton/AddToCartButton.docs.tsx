import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading, Price, VStack } from '@vitrine/components';
import { usd } from '@vitrine/story-kit/samples';
import { AddToCartButton } from './AddToCartButton.js';

export default {
  purpose: 'Adds a product to the cart, and opens the cart.',
  use: 'Use it for a product without options, such as in a list.',
  avoid: 'For a product with options, use a `ProductBox`, which includes it.',
  behavior: [
    "It runs in the browser, and opens the page's `CartDrawer`.",
    'Without a connection, a press shows and announces that, and adds the product when the connection is back.',
  ],
  keys: [{ keys: 'Enter, Space', action: 'adds the product' }],
  announced:
    "A screen reader announces the cart as a dialog, with “Added to your cart” and the product's name as its description. A refusal shows below the button, which keeps the focus, and is announced there.",
  dos: [
    {
      text: 'Pass the unchosen options as `options`: the button then asks for all options.',
      picture: <AddToCartButton productId="1" availability options={{ Size: { value: undefined, required: true } }} />,
    },
  ],
  donts: [
    {
      text: 'Hide it when a product is sold out: with `availability={false}`, it shows that.',
      picture: (
        <VStack gap={3}>
          <Heading level={3}>Floor pump</Heading>
          <Price price={usd('72')} />
        </VStack>
      ),
    },
  ],
  related: ['CartDrawer', 'ProductBox'],
  picture: <AddToCartButton productId="1" availability />,
} satisfies ComponentDocs;
