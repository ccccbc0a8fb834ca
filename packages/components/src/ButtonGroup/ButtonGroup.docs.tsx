import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button } from '../Button/Button.js';
import { ButtonGroup } from './ButtonGroup.js';

export default {
  purpose: 'Buttons of one subject, side by side.',
  use: 'Use it for the actions of one thing, such as an order.',
  avoid: 'For toggles of which one is on, use a `ToggleGroup`. For more than three actions, use a `Menu`.',
  behavior: ['It renders on the server and adds no script.', 'In little room the buttons wrap. Attached ones do not.'],
  keys: [{ keys: 'Tab, Shift + Tab', action: 'to the next or the previous button' }],
  announced:
    'A screen reader announces the name of the group on the way in, then the button. Without a name it announces the buttons only.',
  dos: [
    {
      text: 'Put the main action first.',
      picture: (
        <ButtonGroup>
          <Button>Send</Button>
          <Button variant="outline">Invoice</Button>
        </ButtonGroup>
      ),
    },
  ],
  donts: [
    {
      text: 'Attach filled buttons: their borders do not show.',
      picture: (
        <ButtonGroup isAttached>
          <Button>Send</Button>
          <Button>Invoice</Button>
        </ButtonGroup>
      ),
    },
  ],
  related: ['Button', 'Menu', 'ToggleGroup'],
  picture: (
    <ButtonGroup isAttached>
      <Button variant="outline">Invoice</Button>
      <Button variant="outline">Return</Button>
    </ButtonGroup>
  ),
} satisfies ComponentDocs;
