import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A small panel beside the button that opens it, for a search box or a few settings.',
  use: 'Use it for something that people start themselves and leave at any time.',
  avoid: 'For a question, use a `Dialog`; for a list of actions, a `Menu`; for a hint without controls, a `Tooltip`.',
  behavior: ['It is placed beside its button and kept on the screen.'],
  keys: [
    { keys: 'Enter, Space on the button', action: 'opens, and moves the focus in; closes' },
    {
      keys: 'Tab, Shift + Tab',
      action: 'through the panel, then to the control after its button; leaving closes it, also at the end of the page',
    },
    { keys: 'Escape, in it or on its button', action: 'closes, and returns the focus to the button' },
  ],
  announced:
    'A screen reader announces the button as “collapsed” or “expanded”, and on opening the panel as a dialog by its title or `aria-label`; with `initialFocus` as a group, and the focused control.',
  dos: [
    {
      text: 'Give `initialFocus` if there is one field to fill in.',
      picture: (
        <Panel>
          <SearchField label="Search the shop" />
        </Panel>
      ),
    },
  ],
  donts: [
    {
      text: 'Hold people up with it.',
      picture: (
        <Panel>
          <VStack gap={3}>
            <Text>Delete your account?</Text>
            <Button size="sm">Delete</Button>
          </VStack>
        </Panel>
      ),
    },
  ],
  related: ['Dialog', 'Menu', 'Tooltip'],
  picture: (
    <Panel>
      <Text>Open Monday to Friday.</Text>
    </Panel>
  ),
} satisfies ComponentDocs;
