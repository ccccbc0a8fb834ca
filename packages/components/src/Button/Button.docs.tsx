import type { PicturedRules } from '@vitrine/story-kit/rules';
import { HStack } from '../HStack/HStack.js';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Button } from './Button.js';

export const picture = <Button>Add to bag</Button>;

export const rules: PicturedRules = {
  do: [
    'Begin with a verb',
    <HStack key="do" wrap gap={3}>
      <Button>Add to bag</Button>
      <Button variant="outline">Save for later</Button>
    </HStack>,
  ],
  dont: [
    'Disable a button',
    <VStack key="dont" gap={3} align="start">
      <Input label="Email" />
      <Button isDisabled>Send</Button>
    </VStack>,
  ],
};
