import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { sizes } from '@vitrine/story-kit/samples';
import { ComboBox } from './ComboBox.js';

const towns = ['San Mateo', 'Santa Cruz', 'Sausalito'].map((value) => ({ value, label: value }));

export default {
  purpose: 'One choice of many, found by typing.',
  use: 'Use it for lists that are too long to look through. Thousands of options are fine.',
  avoid:
    "For a few choices, use a `Select`. For a list that most people know, such as countries, `NativeSelect` brings a phone's own picker.",
  behavior: [
    'Options are `items`, or children: `Option`s, whose content is drawn as given, and `OptionGroup`s.',
    'With `multiple`, the choices are tags below the field, and the field is empty after each choice.',
  ],
  keys: [
    { keys: 'Letters', action: 'open the list with the matching options' },
    {
      keys: 'Down, Up',
      action:
        'open the list at the choice, else at its first or last option; go to the next or the previous option, in a circle',
    },
    {
      keys: 'Enter',
      action: 'chooses the option, or the typed text if it matches one; sends the form if the list is closed',
    },
    {
      keys: 'Escape',
      action:
        'closes the list and restores the last choice; if the list is closed, the element around it gets the key, such as a drawer',
    },
    { keys: 'Alt + Down, Alt + Up', action: 'open the list; close it and choose the option' },
    { keys: 'Left, Right', action: 'move in the text and leave the list' },
    {
      keys: 'Page Down, Page Up, Home, End',
      action: 'in the list, after an arrow key: move by one view, to the first or to the last option',
    },
    { keys: 'Tab', action: 'chooses the option, or the typed text if it matches one, and moves on' },
  ],
  announced:
    "A screen reader announces the label, “combo box”, then help and error. While the user types, it announces the number of options, or that there are none. With the arrow keys, it announces each option with its second line, whether it is chosen, and its position. On Apple's devices, VoiceOver does not follow the arrow keys here, so the component announces each option and the choice. Announcements are in the language of `I18nProvider`.",
  dos: [
    {
      text: 'Take it for lists that are too long to look through.',
      picture: <ComboBox label="Town" items={towns} defaultValue="San Mateo" />,
    },
  ],
  donts: [
    {
      text: 'Take it for sizes, or other short lists: use a `Select`.',
      picture: <ComboBox label="Size" items={sizes} defaultValue="M" />,
    },
  ],
  related: ['NativeSelect', 'SearchField', 'Select'],
  picture: <ComboBox label="Size" items={sizes} defaultValue="M" />,
} satisfies ComponentDocs;
