import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { VStack } from '../VStack/VStack.js';
import { Switch } from './Switch.js';

export default {
  purpose: 'On or off, with an immediate effect.',
  use: 'Use it for a setting that takes effect at once.',
  avoid: 'For a choice that waits for a form to be sent, use a `Checkbox`.',
  keys: [
    { keys: 'Tab', action: 'goes to the switch' },
    { keys: 'Space', action: 'turns it on or off' },
  ],
  announced: 'A screen reader announces the label, “switch”, on or off, then the help.',
  dos: [
    { text: 'Let it take effect at once.', picture: <Switch label="Show what is in stock only" defaultSelected /> },
  ],
  donts: [
    {
      text: 'Change its label with its state: “Notifications on, off” is ambiguous.',
      picture: (
        <VStack gap={3}>
          <Switch label="Notifications on" defaultSelected />
          <Switch label="Notifications off" />
        </VStack>
      ),
    },
  ],
  related: ['Checkbox', 'ToggleGroup'],
  picture: <Switch label="In stock" defaultSelected />,
} satisfies ComponentDocs;
