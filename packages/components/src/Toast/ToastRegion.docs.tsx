import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { CheckIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';

export default {
  purpose: 'Shows short messages that disappear by themselves.',
  use: 'Use it once per page, in the layout, for messages that people can miss.',
  avoid: 'For a message that people must see, or that belongs to one place of the page, use an `Alert`.',
  behavior: [
    "The timers stop while a toast is hovered or has the focus, and while the page is hidden. Errors and toasts with an action stay until they are closed. Toasts never cover the element with the keyboard's focus: they move to the other edge of the screen.",
  ],
  keys: [
    { keys: 'F6', action: 'to the toasts, and back to the previous focus' },
    { keys: 'Tab', action: 'through the toasts and their buttons' },
    { keys: 'Escape', action: 'closes the focused toast; elsewhere the newest, if nothing else handles the key' },
  ],
  announced:
    'A screen reader announces each new toast: “Success: Added to your cart” after the current speech, “Error: …” at once. The region is a landmark, “Notifications”, and each toast in it a dialog with its title as the name.',
  dos: [
    {
      text: 'Use a toast for a message that people can miss.',
      picture: (
        <Panel>
          <HStack gap={2}>
            <CheckIcon />
            <Text size="sm">Saved for later</Text>
          </HStack>
        </Panel>
      ),
    },
  ],
  donts: [
    {
      text: 'Put into it the only way to do something.',
      picture: (
        <Panel>
          <HStack gap={3} justify="between">
            <Text size="sm">Your order is placed</Text>
            <Button size="sm" variant="link">
              Pay now
            </Button>
          </HStack>
        </Panel>
      ),
    },
    { text: 'Put into it an error of a form field.' },
  ],
  related: ['Alert'],
  picture: (
    <Panel>
      <HStack gap={2} align="center">
        <CheckIcon />
        <Text size="sm">Added to your cart</Text>
      </HStack>
    </Panel>
  ),
} satisfies ComponentDocs;
