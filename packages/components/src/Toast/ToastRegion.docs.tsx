import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { CheckIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';

export const picture = (
  <Panel>
    <HStack gap={2} align="center">
      <CheckIcon />
      <Text size="sm">Added to your bag</Text>
    </HStack>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Use a toast for a message',
    <Panel key="do">
      <HStack gap={2}>
        <CheckIcon />
        <Text size="sm">Saved for later</Text>
      </HStack>
    </Panel>,
  ],
  dont: [
    'Put into it the only way',
    <Panel key="dont">
      <HStack gap={3} justify="between">
        <Text size="sm">Your order is placed</Text>
        <Button size="sm" variant="link">
          Pay now
        </Button>
      </HStack>
    </Panel>,
  ],
};
