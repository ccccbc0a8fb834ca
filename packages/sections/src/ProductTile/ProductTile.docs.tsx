import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, VStack } from '@vitrine/components';
import { product } from '@vitrine/story-kit/samples';
import { ProductTile } from './ProductTile.js';

export default {
  purpose:
    "A product in a list: picture, name and price in one link to the product's page, and a button that adds it to the cart.",
  use: 'Use it for a list of another shape than `ProductGrid`, which includes it.',
  avoid: "For a product's own page, use a `ProductBox`.",
  behavior: [
    'It renders on the server; its link and its button are small scripts.',
    'The button adds a product with one variant at once and opens the cart. For another product it first opens a dialog with the options. A sold-out product has no button.',
    "With a mouse, the button shows while the mouse or the focus is in the tile. Before scripts run, it opens the product's page.",
    'A second picture replaces the first one under a mouse and with the focus of the keyboard, after the browser has decoded it.',
    "A long title ends after two lines. The link's name has all of it.",
    'A mark on the picture has the most important fact: “Sold out”, a wait, the last pieces, “Sale” or “New”. A product is new within the `newForDays` of `createCommerce` after the platform has published it.',
    'If the prices of the variants differ, it shows their range, which filters and sort orders of lists compare.',
    'Its props `picture`, `title`, `price`, `details`, `mark` and `buttons` replace one part each, and `null` leaves it out. For another order see `TileRoot`.',
  ],
  keys: [{ keys: 'Enter, Space', action: 'on the button: adds the product, or asks for its options' }],
  announced:
    "A screen reader announces one link with the product's name, its price, and “Sold out” if it is. The button follows: “Add” or “Choose options” and the product's name. A picture without an alternative text is silent: the name describes it.",
  dos: [
    {
      text: 'Give it `loading="eager"` if it is in view at first.',
      picture: (
        <div style={{ maxInlineSize: '20rem' }}>
          <ProductTile product={product} />
        </div>
      ),
    },
    { text: 'Give it `sizes` if it is wider than a third of the screen.' },
  ],
  donts: [
    {
      text: 'Put a second button beside it that adds the product.',
      picture: (
        <VStack gap={3} style={{ maxInlineSize: '20rem' }}>
          <ProductTile product={product} />
          <Button size="sm">Add to cart</Button>
        </VStack>
      ),
    },
  ],
  related: ['ProductBox', 'ProductGrid', 'TileRoot'],
  picture: <ProductTile product={product} />,
} satisfies ComponentDocs;
