import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { HeartIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A hint beside a control, while the pointer rests on it or the keyboard focuses it.',
  use: 'Use it for extra help, such as the name of an `IconButton`.',
  avoid: 'For controls, or for essential text, use a `Popover`.',
  keys: [
    { keys: 'Tab to the control', action: 'shows it at once' },
    { keys: 'Tab away, or any other key', action: 'hides it' },
    { keys: 'Escape', action: 'hides it, wherever the focus is, and closes nothing else' },
  ],
  announced: 'A screen reader announces the hint as the description of the control, after its name, visible or not.',
  dos: [
    {
      text: 'Use it for extra help.',
      picture: (
        <VStack gap={2} align="start">
          <IconButton aria-label="Save for later" icon={<HeartIcon />} variant="outline" />
          <Panel>
            <Text size="sm">Kept for 30 days</Text>
          </Panel>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Put essential information into it: it does not show on touch screens.',
      picture: (
        <VStack gap={2} align="start">
          <Button>Pay</Button>
          <Panel>
            <Text size="sm">Cannot be returned</Text>
          </Panel>
        </VStack>
      ),
    },
    { text: 'Repeat the name.' },
    { text: 'Add links or buttons.' },
  ],
  related: ['IconButton', 'Popover'],
  picture: (
    <Panel>
      <Text size="sm">Save for later</Text>
    </Panel>
  ),
} satisfies ComponentDocs;
