import type { PicturedRules } from '@vitrine/story-kit/rules';
import { VStack } from '../VStack/VStack.js';
import { Heading } from './Heading.js';

export const picture = <Heading level={3}>Made to last</Heading>;

export const rules: PicturedRules = {
  do: [
    'Begin with one',
    <VStack key="do" gap={2}>
      <Heading level={1} size="2xl">
        Bikes
      </Heading>
      <Heading level={2} size="lg">
        Road
      </Heading>
    </VStack>,
  ],
  dont: [
    'Choose a level for its size',
    <VStack key="dont" gap={2}>
      <Heading level={4} size="sm">
        Bikes
      </Heading>
      <Heading level={1} size="2xl">
        Free shipping!
      </Heading>
    </VStack>,
  ],
};
