import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button } from '../Button/Button.js';
import { Divider } from '../Divider/Divider.js';
import { Input } from '../Input/Input.js';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.js';
import { Toolbar } from './Toolbar.js';

const views = ['Grid', 'List'].map((label) => ({ id: label, label }));

export default {
  purpose: 'Controls of one subject in a bar, with one tab stop.',
  use: 'Use it for four or more controls that people use again and again, such as above the orders of a back office.',
  avoid:
    'For two or three buttons, use a `ButtonGroup`: people find each of them with Tab. For the filters of a list, use a `Form`. For actions that do not fit, use a `Menu`.',
  behavior: [
    'In little room the controls wrap. Their order, and with it the arrow keys, stays.',
    'A group in it, such as a `ToggleGroup`, has no tab stop of its own.',
    'In development the console names a bar without a name.',
  ],
  keys: [
    { keys: 'Tab', action: 'to the control that had the focus last, initially the first; then out of the bar' },
    {
      keys: 'Right, Left (reversed in right-to-left languages; Down, Up when vertical)',
      action: 'to the next or the previous control',
    },
    { keys: 'Enter, Space', action: 'uses the control' },
  ],
  announced:
    'A screen reader announces “toolbar” with its name on the way in, then each control with its role and state. Dividers are separators.',
  dos: [
    {
      text: 'Put a divider between groups of controls.',
      picture: (
        <Toolbar aria-label="View">
          <ToggleGroup aria-label="View" size="sm" items={views} defaultSelectedKeys={['Grid']} />
          <Divider orientation="vertical" />
          <Button size="sm" variant="ghost">
            Send
          </Button>
        </Toolbar>
      ),
    },
    { text: 'Name it by its subject. Screen readers add the word “toolbar”.' },
  ],
  donts: [
    {
      text: 'Put a text field into it: the arrow keys belong to the bar.',
      picture: (
        <Toolbar aria-label="View">
          <Input label="Name" />
        </Toolbar>
      ),
    },
  ],
  related: ['ButtonGroup', 'Divider', 'Menu', 'ToggleGroup'],
  picture: (
    <Toolbar aria-label="View">
      <Button size="sm" variant="ghost">
        Invoice
      </Button>
      <Divider orientation="vertical" />
      <ToggleGroup aria-label="View" size="sm" items={views} defaultSelectedKeys={['Grid']} />
    </Toolbar>
  ),
} satisfies ComponentDocs;
