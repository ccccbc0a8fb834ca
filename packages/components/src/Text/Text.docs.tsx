import type { PicturedRules } from '@vitrine/story-kit/rules';
import { VStack } from '../VStack/VStack.js';
import { Text } from './Text.js';

export const picture = <Text>A steel frame, brazed by hand.</Text>;

export const rules: PicturedRules = {
  do: [
    'Let size and tone follow',
    <VStack key="do" gap={1}>
      <Text>Floor pump</Text>
      <Text tone="quiet" size="sm">
        Sent within two days
      </Text>
    </VStack>,
  ],
  dont: [
    'Rely on the tone alone',
    <VStack key="dont" gap={1}>
      <Text>Small</Text>
      <Text tone="sale">Medium</Text>
      <Text>Large</Text>
    </VStack>,
  ],
};
