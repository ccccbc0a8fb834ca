import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Divider } from './Divider.js';

export const picture = <Divider />;

export const rules: PicturedRules = {
  do: [
    'Prefer space',
    <VStack key="do" gap={6}>
      <Text>Made of steel</Text>
      <Text>Sent in two days</Text>
    </VStack>,
  ],
  dont: [
    'Put one at the end',
    <VStack key="dont" gap={3}>
      <Text>Made of steel</Text>
      <Divider />
      <Text>Sent in two days</Text>
      <Divider />
    </VStack>,
  ],
};
