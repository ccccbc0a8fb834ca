import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Divider } from './Divider.js';

export default {
  purpose: 'A hairline between two parts.',
  use: 'Use it between parts that space alone does not separate clearly.',
  avoid: 'For space alone, use the `gap` of a `VStack` or an `HStack`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces “separator”. Between the items of a list, set `aria-hidden` to avoid that noise.',
  dos: [
    {
      text: 'Prefer space; draw a line only if space does not separate clearly.',
      picture: (
        <VStack gap={6}>
          <Text>Made of steel</Text>
          <Text>Sent in two days</Text>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Put one at the end of a group.',
      picture: (
        <VStack gap={3}>
          <Text>Made of steel</Text>
          <Divider />
          <Text>Sent in two days</Text>
          <Divider />
        </VStack>
      ),
    },
    { text: 'Use it for looks only.' },
  ],
  related: ['HStack', 'VStack'],
  picture: <Divider />,
} satisfies ComponentDocs;
