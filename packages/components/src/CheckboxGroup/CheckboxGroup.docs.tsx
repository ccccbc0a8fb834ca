import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { named, sizes } from '@vitrine/story-kit/samples';
import { CheckboxGroup } from './CheckboxGroup.js';

export default {
  purpose: 'Any number of a few choices, all visible under one label.',
  use: 'Use it if people may choose none, one or several of about two to seven things.',
  avoid: 'For a single choice, use a `RadioGroup`. For one yes or no, use a `Checkbox`.',
  keys: [
    { keys: 'Tab', action: 'goes to the next box' },
    { keys: 'Space', action: 'ticks or unticks it' },
  ],
  announced:
    "A screen reader announces the label, “group”, and “(required)”, then help and error. For each box, it announces the text, “checkbox”, “checked” or “not checked”, “invalid”, its description, and the group's error and help.",
  dos: [
    {
      text: 'Say in the label or the help how many may be ticked.',
      picture: <CheckboxGroup label="Spare parts (up to two)" items={['Spokes', 'Chain', 'Pads'].map(named)} />,
    },
  ],
  donts: [
    {
      text: 'Use it if only one can be chosen: use a `RadioGroup`.',
      picture: <CheckboxGroup label="Size" items={sizes} defaultValue={['M']} />,
    },
  ],
  related: ['Checkbox', 'RadioGroup', 'ToggleGroup'],
  picture: <CheckboxGroup label="Sizes" items={sizes.slice(1)} defaultValue={['M']} />,
} satisfies ComponentDocs;
