import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Grid } from '../Grid/Grid.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Skeleton } from './Skeleton.js';

export const picture = <Skeleton lines={3} />;

export const rules: PicturedRules = {
  do: [
    'Give a label to one',
    <Grid key="do" gap={3} minColumnWidth="5rem">
      {[1, 2, 3].map((number) => (
        <VStack key={number} gap={2}>
          <Skeleton shape="block" aspectRatio="1" />
          <Skeleton />
        </VStack>
      ))}
    </Grid>,
  ],
  dont: [
    'Show it for content',
    <VStack key="dont" gap={3}>
      <Text>Paying by card. This may take a minute.</Text>
      <Skeleton lines={2} />
    </VStack>,
  ],
};
