import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { VStack } from '../VStack/VStack.js';
import { Text } from './Text.js';

export default {
  purpose: 'Text in one of the steps of the type scale.',
  use: 'Use it for every text that is not a heading.',
  avoid: 'For a title, use a `Heading`. For HTML of other authors, use `RichText`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces the whole text, even if `maxLines` cuts it visually, and the element `as`: `s` and `del` as a deletion; most readers announce `em` and `strong` as plain text.',
  dos: [
    {
      text: 'Let size and tone follow what the text is for: `quiet` for secondary text, `sale` for reduced prices and errors, `isTabular` for figures in columns.',
      picture: (
        <VStack gap={1}>
          <Text>Floor pump</Text>
          <Text tone="quiet" size="sm">
            Sent within two days
          </Text>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Rely on the tone alone.',
      picture: (
        <VStack gap={1}>
          <Text>Small</Text>
          <Text tone="sale">Medium</Text>
          <Text>Large</Text>
        </VStack>
      ),
    },
    { text: 'Use a large text as a heading.' },
  ],
  related: ['Heading', 'RichText'],
  picture: <Text>A steel frame, brazed by hand.</Text>,
} satisfies ComponentDocs;
