import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = (
  <Panel>
    <VStack gap={2}>
      <Text weight="semibold">Delete this address?</Text>
      <Button size="sm">Delete</Button>
    </VStack>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Name the action',
    <Panel key="do">
      <VStack gap={4}>
        <Text weight="semibold">Delete this address?</Text>
        <HStack wrap gap={2} justify="end">
          <Button variant="outline" size="sm">
            Keep it
          </Button>
          <Button size="sm">Delete address</Button>
        </HStack>
      </VStack>
    </Panel>,
  ],
  dont: [
    'Open one without being asked',
    <Panel key="dont">
      <VStack gap={4}>
        <Text weight="semibold">Wait! 10 % off if you stay</Text>
        <Button size="sm">OK</Button>
      </VStack>
    </Panel>,
  ],
};
