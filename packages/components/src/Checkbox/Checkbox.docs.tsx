import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Checkbox } from './Checkbox.js';

export default {
  purpose: 'A yes or no that takes effect when the form is sent.',
  use: 'Use it for a single choice that people may leave out, such as a newsletter.',
  avoid: 'For an immediate effect, use a `Switch`. For any number of a few choices, use a `CheckboxGroup`.',
  keys: [
    { keys: 'Tab', action: 'goes to the box' },
    { keys: 'Space', action: 'ticks or unticks it' },
  ],
  announced:
    'A screen reader announces the label, “checkbox”, “checked” or “not checked” (or “mixed”), “required” and “invalid”, then help and error.',
  dos: [{ text: 'Word it so that a tick means yes.', picture: <Checkbox label="Send me news of the workshop" /> }],
  donts: [
    {
      text: 'Tick a box in advance if it costs the shopper money or privacy.',
      picture: <Checkbox label="Insure my bicycle for $9 a month" defaultSelected />,
    },
  ],
  related: ['CheckboxGroup', 'RadioGroup', 'Switch'],
  picture: <Checkbox label="Wrap it as a gift" defaultSelected />,
} satisfies ComponentDocs;
