import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { HeartIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = (
  <Panel>
    <Text size="sm">Save for later</Text>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Use it for extra help',
    <VStack key="do" gap={2} align="start">
      <IconButton aria-label="Save for later" icon={<HeartIcon />} variant="outline" />
      <Panel>
        <Text size="sm">Kept for 30 days</Text>
      </Panel>
    </VStack>,
  ],
  dont: [
    'Put essential information',
    <VStack key="dont" gap={2} align="start">
      <Button>Pay</Button>
      <Panel>
        <Text size="sm">Cannot be returned</Text>
      </Panel>
    </VStack>,
  ],
};
