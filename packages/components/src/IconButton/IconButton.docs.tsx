import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Label } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { CheckIcon, HeartIcon, Trash2Icon } from '../icons/icons.js';
import { Input } from '../Input/Input.js';
import { IconButton } from './IconButton.js';

export const picture = <IconButton aria-label="Save" icon={<HeartIcon />} variant="outline" />;

export const rules: PicturedRules = {
  do: [
    'Name what it does',
    <HStack key="do" gap={3}>
      <IconButton aria-label="Remove from cart" icon={<Trash2Icon />} variant="outline" />
      <Label>“Remove from cart”</Label>
    </HStack>,
  ],
  dont: [
    'Use it if there is room',
    <HStack key="dont" gap={3}>
      <Input label="Discount code" />
      <IconButton aria-label="Apply" icon={<CheckIcon />} variant="outline" />
    </HStack>,
  ],
};
