import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { XIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A panel over the page that slides in from an edge.',
  use: 'Use it for content that accompanies the page, such as the cart, the menu or the filters.',
  avoid: 'For a question that needs an answer, use a `Dialog`. For a small panel beside its button, use a `Popover`.',
  behavior: ['The page behind is inert and does not scroll. Only the body scrolls; header and footer stay.'],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'through the drawer, in a circle' },
    {
      keys: 'Arrow keys, Page Down',
      action: 'scroll the body after Tab has reached it; a body that overflows is a tab stop',
    },
    { keys: 'Escape', action: 'asks to close, as do a press outside and the back gesture of a phone' },
  ],
  announced:
    'A screen reader announces the drawer as a dialog by its heading: “Shopping cart (2), dialog”, then its first control, which takes the focus. On closing, the focus returns to the button that opened it.',
  dos: [
    {
      text: 'Give it a header, which names the drawer and has the close button.',
      picture: (
        <Panel>
          <VStack gap={4}>
            <HStack justify="between">
              <Text weight="semibold">Your cart</Text>
              <XIcon />
            </HStack>
            <Text>Floor pump</Text>
          </VStack>
        </Panel>
      ),
    },
  ],
  donts: [
    {
      text: 'Open one on top of another.',
      picture: (
        <Panel>
          <Text weight="semibold">Your cart</Text>
          <div style={{ marginInlineStart: '30%' }}>
            <Panel>
              <Text weight="semibold">Size guide</Text>
            </Panel>
          </div>
        </Panel>
      ),
    },
    { text: 'Open one without being asked.' },
  ],
  related: ['Dialog', 'Popover'],
  picture: (
    <Panel>
      <HStack justify="between" align="center">
        <Text weight="semibold">Cart</Text>
        <XIcon />
      </HStack>
    </Panel>
  ),
} satisfies ComponentDocs;
