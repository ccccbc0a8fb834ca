import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Label } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { CheckIcon, HeartIcon, Trash2Icon } from '../icons/icons.js';
import { Input } from '../Input/Input.js';
import { IconButton } from './IconButton.js';

export default {
  purpose: 'A square button that shows an icon only.',
  use: 'Use it for an action that its icon explains, in a place without room for a word. A `Tooltip` gives sighted users its name, too.',
  avoid: 'If there is room for a word, use a `Button`.',
  behavior: [
    'Its type requires a name, and in development the console reports one without. A toggle has its state in `aria-pressed`, and keeps its name.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the button, unless it is disabled' },
    { keys: 'Enter, Space', action: 'presses it; nothing while it is loading' },
  ],
  announced:
    'A screen reader announces the name from `aria-label` and “button”; the icon is silent. When it starts to load, a screen reader announces “Loading” once.',
  dos: [
    {
      text: 'Name what it does, not what it shows (“Remove from cart”, not “Bin”).',
      picture: (
        <HStack gap={3}>
          <IconButton aria-label="Remove from cart" icon={<Trash2Icon />} variant="outline" />
          <Label>“Remove from cart”</Label>
        </HStack>
      ),
    },
    { text: 'Include the count of a badge on it in its name.' },
  ],
  donts: [
    {
      text: 'Use it if there is room for a word.',
      picture: (
        <HStack gap={3}>
          <Input label="Discount code" />
          <IconButton aria-label="Apply" icon={<CheckIcon />} variant="outline" />
        </HStack>
      ),
    },
  ],
  related: ['Button', 'Icons', 'Tooltip'],
  picture: <IconButton aria-label="Save" icon={<HeartIcon />} variant="outline" />,
} satisfies ComponentDocs;
