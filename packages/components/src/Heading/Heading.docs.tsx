import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { VStack } from '../VStack/VStack.js';
import { Heading } from './Heading.js';

export default {
  purpose: 'A heading: `level` sets its place in the outline, `size` its looks.',
  use: 'Use it for the title of a page or of a part of it.',
  avoid: 'For text that is only large, use a `Text`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces “Made to last, heading level 2”. Its users move through a page by headings, including those with `isHidden`.',
  dos: [
    {
      text: 'Begin with one `level={1}` and go down one level at a time.',
      picture: (
        <VStack gap={2}>
          <Heading level={1} size="2xl">
            Bikes
          </Heading>
          <Heading level={2} size="lg">
            Road
          </Heading>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Choose a level for its size.',
      picture: (
        <VStack gap={2}>
          <Heading level={4} size="sm">
            Bikes
          </Heading>
          <Heading level={1} size="2xl">
            Free shipping!
          </Heading>
        </VStack>
      ),
    },
    { text: 'Choose a heading for text that is only large.' },
  ],
  related: ['RichText', 'Text'],
  picture: <Heading level={3}>Made to last</Heading>,
} satisfies ComponentDocs;
