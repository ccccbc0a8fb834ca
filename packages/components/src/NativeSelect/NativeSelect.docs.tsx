import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { named, sizes, yesAndNo } from '@vitrine/story-kit/samples';
import { NativeSelect } from './NativeSelect.js';

export default {
  purpose:
    "One choice of several, in the browser's own list: it has a phone's picker and the system's keys, and works before scripts have loaded.",
  use: 'Use it for long lists of words that people know, such as countries.',
  avoid:
    'For two or three options, use a `RadioGroup`; for options with colours or pictures, a `Select`; for a list that needs a search, a `ComboBox`; for actions, a `Menu`.',
  behavior: ['The browser and the system decide on the keys. The keys below are common to all of them.'],
  keys: [
    { keys: 'Space, Alt + Down', action: 'opens the list' },
    { keys: 'Down, Up', action: 'to the next or the previous option' },
    { keys: 'Letters', action: 'to the next option that begins with them' },
    { keys: 'Enter', action: 'chooses the option' },
    { keys: 'Escape', action: 'closes the list, and leaves the choice unchanged' },
  ],
  announced:
    'A screen reader announces a combobox with its label, the choice, help and error, whether it is expanded, invalid and required; then each option, whether it is selected or disabled, and its position: “M (Sold out), disabled, 3 of 4”.',
  dos: [
    {
      text: 'Name the choice in the placeholder (“Choose country”).',
      picture: <NativeSelect label="Country" placeholder="Choose country" items={['Chile', 'Peru'].map(named)} />,
    },
    { text: 'Disable unavailable options, and say why in the `description` of each.' },
  ],
  donts: [
    { text: 'Use it for two or three options.', picture: <NativeSelect label="Wrap it as a gift?" items={yesAndNo} /> },
  ],
  related: ['ComboBox', 'Menu', 'RadioGroup', 'Select'],
  picture: <NativeSelect label="Size" items={sizes} />,
} satisfies ComponentDocs;
