import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { RemovedItem } from './RemovedItem.js';

export default {
  purpose: 'The placeholder of a line that the shopper removed from the cart, with a button to restore it.',
  use: 'Use it in a cart of your own, in the place of a removed line.',
  avoid: '`Cart` and `CartDrawer` show it until the cart closes: a shop with those needs no other.',
  behavior: ['It runs in the browser, and takes the focus that the line had.'],
  keys: [{ keys: 'Enter, Space on “Undo”', action: 'asks to restore it' }],
  announced:
    'A screen reader announces the button, “Undo: put … back into the cart”, with the removed line as its description.',
  dos: [
    {
      text: 'Put the focus on the line when it is back: `onFocusLost` reports that.',
      picture: <RemovedItem item={line} onUndo={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'Take it away after some seconds.',
      picture: (
        <VStack gap={3}>
          <RemovedItem item={line} onUndo={doNothing} />
          <Text tone="quiet">Gone in 3 seconds</Text>
        </VStack>
      ),
    },
  ],
  related: ['Cart', 'CartItem', 'useCart'],
  picture: <RemovedItem item={line} onUndo={doNothing} />,
} satisfies ComponentDocs;
