import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { swatches, usd } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { Price } from '../Price/Price.js';
import { Text } from '../Text/Text.js';
import { VStack } from './VStack.js';

export default {
  purpose: 'Children one below the other, with even space between them.',
  use: 'Use it for all space between the parts of a page: stacks space all content, so no component has a margin of its own.',
  avoid: 'For prose, use `RichText`. For elements side by side, use an `HStack`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces its content; with `as="ul"`, a list and the number of its items, also in Safari, which otherwise drops lists without bullets.',
  dos: [
    {
      text: 'Choose the `gap` by how closely elements are related: 1 or 2 within an item, 4 between items, 8 and more between groups.',
      picture: (
        <VStack gap={6}>
          <VStack gap={1}>
            <Text weight="semibold">Floor pump</Text>
            <Price price={usd('72')} />
          </VStack>
          <Button size="sm">Add to Cart</Button>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Nest stacks where one will do.',
      picture: (
        <VStack gap={4}>
          <VStack gap={4}>
            <Text weight="semibold">Floor pump</Text>
            <VStack gap={4}>
              <Price price={usd('72')} />
              <Button size="sm">Add to Cart</Button>
            </VStack>
          </VStack>
        </VStack>
      ),
    },
    { text: 'Use one for prose.' },
  ],
  related: ['Grid', 'HStack', 'RichText'],
  picture: <VStack gap={2}>{swatches}</VStack>,
} satisfies ComponentDocs;
