import type { PicturedRules } from '@vitrine/story-kit/rules';
import { swatches, usd } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { Price } from '../Price/Price.js';
import { Text } from '../Text/Text.js';
import { VStack } from './VStack.js';

export const picture = <VStack gap={2}>{swatches}</VStack>;

export const rules: PicturedRules = {
  do: [
    'Choose the `gap`',
    <VStack key="do" gap={6}>
      <VStack gap={1}>
        <Text weight="semibold">Floor pump</Text>
        <Price price={usd('72')} />
      </VStack>
      <Button size="sm">Add to bag</Button>
    </VStack>,
  ],
  dont: [
    'Nest stacks',
    <VStack key="dont" gap={4}>
      <VStack gap={4}>
        <Text weight="semibold">Floor pump</Text>
        <VStack gap={4}>
          <Price price={usd('72')} />
          <Button size="sm">Add to bag</Button>
        </VStack>
      </VStack>
    </VStack>,
  ],
};
