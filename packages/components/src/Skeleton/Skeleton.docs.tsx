import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Grid } from '../Grid/Grid.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Skeleton } from './Skeleton.js';

export default {
  purpose: 'A placeholder of the size of the coming content, so that nothing moves when it loads.',
  use: 'Use it if the shape of the coming content is known.',
  avoid: 'For long tasks, use a `ProgressBar`. If the shape is unknown, use a `Spinner`.',
  behavior: [
    'It renders on the server and adds no script. It fades in and out, unless the user prefers reduced motion.',
  ],
  keys: [],
  announced: 'A screen reader announces nothing, or the `label` once as a status.',
  dos: [
    {
      text: 'Give a label to one skeleton of a group.',
      picture: (
        <Grid gap={3} minColumnWidth="5rem">
          {[1, 2, 3].map((number) => (
            <VStack key={number} gap={2}>
              <Skeleton shape="block" aspectRatio="1" />
              <Skeleton />
            </VStack>
          ))}
        </Grid>
      ),
    },
  ],
  donts: [
    {
      text: 'Show it for long tasks.',
      picture: (
        <VStack gap={3}>
          <Text>Paying by card. This may take a minute.</Text>
          <Skeleton lines={2} />
        </VStack>
      ),
    },
    { text: 'Show it for content that loads in less than a third of a second.' },
  ],
  related: ['ProgressBar', 'Spinner'],
  picture: <Skeleton lines={3} />,
} satisfies ComponentDocs;
