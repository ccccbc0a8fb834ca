import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ListBox } from './ListBox.js';

const stores = [
  { id: 'mateo', label: 'San Mateo', description: 'Open until 7 pm' },
  { id: 'oakland', label: 'Oakland', description: 'Open until 6 pm' },
  { id: 'berkeley', label: 'Berkeley', description: 'Closed today', isDisabled: true },
];

export default {
  purpose: 'A list of options in full, to choose one or several of them.',
  use: 'Use it where the options stay in view beside what they change, such as stores beside a map.',
  avoid:
    'For a field of a form, use a `Select`, a `RadioGroup` or a `CheckboxGroup`. For actions of a button, use a `Menu`. For rows with links or buttons, use a `GridList`.',
  behavior: [
    'Options are `items`, or children: `ListBoxItem`s, whose content is drawn as given, and `ListBoxSection`s.',
    'An option has no links and no buttons in it: screen readers read it as one text.',
    'A list with more than 40 options renders only the ones near the view.',
    'It has no value in a form.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the option that had the focus last, else to the choice or the first one' },
    { keys: 'Down, Up, Home, End, Page Down, Page Up', action: 'move in the list, past disabled options' },
    { keys: 'Letters', action: 'move to the option that begins with them' },
    { keys: 'Space, Enter', action: 'choose the option, or take the choice back' },
    { keys: 'Control with A', action: 'chooses all options, with `multiple`' },
    { keys: 'Escape', action: 'chooses none' },
  ],
  announced:
    'A screen reader announces a list box with the label, and each option with its second line, whether it is chosen or disabled, and its position.',
  dos: [
    {
      text: 'Say in the `description` why an option is unavailable.',
      picture: <ListBox label="Pick up in" items={stores} selectionMode="single" defaultSelectedKeys={['mateo']} />,
    },
    { text: 'Give a long list a `maxBlockSize`.' },
  ],
  donts: [
    {
      text: 'Use it without a choice or an action. To read, a `List` has fewer keys.',
      picture: <ListBox label="Pick up in" items={stores.slice(0, 2)} />,
    },
  ],
  related: ['CheckboxGroup', 'ComboBox', 'Menu', 'RadioGroup', 'Select'],
  picture: <ListBox label="Pick up in" items={stores} selectionMode="single" defaultSelectedKeys={['mateo']} />,
} satisfies ComponentDocs;
