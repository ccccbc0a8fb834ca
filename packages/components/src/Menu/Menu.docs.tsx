import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { Divider } from '../Divider/Divider.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = (
  <Panel>
    <Text>Order again</Text>
    <Text>Invoice</Text>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Begin labels with a verb',
    <Panel key="do">
      <VStack gap={2}>
        <Text>Order again</Text>
        <Text>Print the invoice</Text>
        <Divider />
        <Text>Delete the order</Text>
      </VStack>
    </Panel>,
  ],
  dont: [
    'Use it for the pages',
    <Panel key="dont">
      <VStack gap={2}>
        <Text>Home</Text>
        <Text>Bikes</Text>
        <Text>About us</Text>
      </VStack>
    </Panel>,
  ],
};
