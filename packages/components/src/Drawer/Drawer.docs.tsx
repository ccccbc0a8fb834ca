import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { XIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = (
  <Panel>
    <HStack justify="between" align="center">
      <Text weight="semibold">Cart</Text>
      <XIcon />
    </HStack>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Give it a header',
    <Panel key="do">
      <VStack gap={4}>
        <HStack justify="between">
          <Text weight="semibold">Your cart</Text>
          <XIcon />
        </HStack>
        <Text>Floor pump</Text>
      </VStack>
    </Panel>,
  ],
  dont: [
    'Open one on top of another',
    <Panel key="dont">
      <Text weight="semibold">Your cart</Text>
      <div style={{ marginInlineStart: '30%' }}>
        <Panel>
          <Text weight="semibold">Size guide</Text>
        </Panel>
      </div>
    </Panel>,
  ],
};
