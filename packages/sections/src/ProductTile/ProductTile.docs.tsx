import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, HStack, IconButton, VStack } from '@vitrine/components';
import { HeartIcon } from '@vitrine/components/icons';
import { product } from '@vitrine/story-kit/samples';
import { ProductTile } from './ProductTile.js';

export default {
  purpose: "A product in a list: picture, name and price in one link to the product's page.",
  use: 'Use it for a list of another shape than `ProductGrid`, which includes it.',
  avoid: "For a product's own page, use a `ProductBox`.",
  behavior: ['It renders on the server; its link is a small script.'],
  keys: [],
  announced:
    "A screen reader announces one link with the product's name, its price, and “Sold out” if it is. A picture without an alternative text is silent: the name describes it.",
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
      text: 'Put buttons on it: it is a link.',
      picture: (
        <VStack gap={3} style={{ maxInlineSize: '20rem' }}>
          <ProductTile product={product} />
          <HStack gap={2}>
            <Button size="sm">Add to cart</Button>
            <IconButton aria-label="Save" icon={<HeartIcon />} />
          </HStack>
        </VStack>
      ),
    },
  ],
  related: ['ProductBox', 'ProductGrid'],
  picture: <ProductTile product={product} />,
} satisfies ComponentDocs;
