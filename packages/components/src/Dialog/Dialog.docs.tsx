import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A question or a task over the page, which waits for it.',
  use: 'Use it before something that cannot be undone, or for a short task that the page needs.',
  avoid: 'For a panel at the edge, use a `Drawer`. For content that needs no answer, use a `Popover`.',
  behavior: ['The page behind is inert and does not scroll.'],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'through the dialog, in a circle' },
    {
      keys: 'Arrow keys, Page Down',
      action: 'scroll the body after Tab has reached it; a body that overflows is a tab stop',
    },
    { keys: 'Escape', action: 'asks to close' },
  ],
  announced:
    "A screen reader announces the dialog's heading and role, then its first control, which takes the focus. For an alert dialog, it reads the body, too. On closing, the focus returns to the button that opened it.",
  dos: [
    {
      text: 'Name the action on its button (“Delete address”).',
      picture: (
        <Panel>
          <VStack gap={4}>
            <Text weight="semibold">Delete this address?</Text>
            <HStack wrap gap={2} justify="end">
              <Button variant="outline" size="sm">
                Keep it
              </Button>
              <Button size="sm">Delete address</Button>
            </HStack>
          </VStack>
        </Panel>
      ),
    },
    { text: 'Put the main action last.' },
  ],
  donts: [
    {
      text: 'Open one without being asked.',
      picture: (
        <Panel>
          <VStack gap={4}>
            <Text weight="semibold">Wait! 10 % off if you stay</Text>
            <Button size="sm">OK</Button>
          </VStack>
        </Panel>
      ),
    },
    { text: 'Open a second one on top.' },
  ],
  related: ['Drawer', 'Popover'],
  picture: (
    <Panel>
      <VStack gap={2}>
        <Text weight="semibold">Delete this address?</Text>
        <Button size="sm">Delete</Button>
      </VStack>
    </Panel>
  ),
} satisfies ComponentDocs;
