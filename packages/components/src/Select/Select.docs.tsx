import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { sizes } from '@vitrine/story-kit/samples';
import { Select } from './Select.js';

export default {
  purpose: 'One choice of several, whose options may show a colour, a picture or an icon, and a second line.',
  use: 'Use it for about four to fifteen options, or for options that need more than a word.',
  avoid:
    "For two or three options, use a `RadioGroup`; for colours and sizes to compare at a glance, a `SwatchGroup`. For long lists of words, use a `NativeSelect`, which opens a phone's own picker and works before scripts, or a `ComboBox` to search in it. For actions, use a `Menu`.",
  behavior: [
    'Options are `items`, or children: `Option`s, whose content is drawn as given, and `OptionGroup`s.',
    'With `multiple`, any number can be chosen, the list stays open, and a form gets each value by the same name.',
  ],
  keys: [
    {
      keys: 'Enter, Space, Down, Up',
      action: 'open the list: at the choice, else at its first option, with Up at its last',
    },
    {
      keys: 'Left, Right, letters',
      action: 'with the list closed, choose the previous or the next option, or the one that begins with them',
    },
    { keys: 'Down, Up, Home, End, Page Down, Page Up', action: 'move in the list' },
    { keys: 'Letters', action: 'move to the option that begins with them' },
    { keys: 'Enter, Space', action: 'choose the option' },
    { keys: 'Escape, Tab', action: 'close the list and leave the choice unchanged; Tab moves on' },
  ],
  announced:
    'A screen reader announces a button that opens a list, with the choice, the label, and “(required)” if it is, then help and error; in the list each option with its second line, whether it is chosen or disabled, and its position. The page around is silent while the list is open.',
  dos: [
    {
      text: 'Name the choice in the placeholder (“Select Size”).',
      picture: <Select label="Frame" placeholder="Select a size" items={[...sizes, { value: 'XL', label: 'XL' }]} />,
    },
    { text: 'Say in the `description` why an option is unavailable.' },
  ],
  donts: [
    {
      text: 'Use it for two or three options.',
      picture: <Select label="Finish" items={sizes.slice(1)} defaultValue="M" />,
    },
  ],
  related: ['ComboBox', 'NativeSelect', 'RadioGroup', 'SwatchGroup'],
  picture: <Select label="Size" items={sizes} defaultValue="M" />,
} satisfies ComponentDocs;
