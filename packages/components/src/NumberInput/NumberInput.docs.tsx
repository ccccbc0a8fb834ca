import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { NumberInput } from './NumberInput.js';

export default {
  purpose: 'A number to type or to step.',
  use: 'Use it for a quantity that people raise or lower a little. With `allowsEmpty` it is a field for any number: a weight, an amount, a share.',
  avoid: 'For texts of digits, such as a postcode, a card number or a year, use an `Input`.',
  behavior: [
    "Its digits follow the page's language, from `I18nProvider` (without one, the browser's language). It also accepts other digits.",
    'By default it is a quantity: 1 to 100, in steps of 1, and never empty. With `allowsEmpty` it begins empty, calls `onChange` with `null` for an empty field, and has no bounds and no steps but yours; `isRequired` then stops a form without a number.',
    '`formatOptions` sets the look of the number, as for `Intl.NumberFormat`. People may type it without its sign or unit.',
    'The buttons are for pointers and fingers, and repeat while held. The wheel changes the number while the field has the focus.',
  ],
  keys: [
    { keys: 'Up, Down', action: 'one step more or one less' },
    { keys: 'Page Up, Page Down', action: 'ten steps more or ten less' },
    { keys: 'Home, End', action: 'to the minimum or the maximum' },
    { keys: 'Enter', action: 'applies the typed number; so does leaving the field' },
  ],
  announced:
    "A screen reader announces a “number field” with its label, the number and the help, and each new number at once: “3”, also at a bound, where Up or Down changes nothing. It also announces the number that replaces an entry out of bounds. The names of the field and its buttons are in the page's language.",
  dos: [
    {
      text: 'Say in `description` why there is a maximum (“At most 10”).',
      picture: <NumberInput label="Quantity" description="At most 10" defaultValue={2} maxValue={10} />,
    },
    { text: 'Show the unit or the currency with `formatOptions`.' },
  ],
  donts: [
    {
      text: 'Use it for texts that only look like numbers: a postcode, a card number or a year.',
      picture: <NumberInput label="Postal code" defaultValue={94401} />,
    },
  ],
  related: ['Input', 'Select'],
  picture: <NumberInput label="Quantity" defaultValue={2} />,
} satisfies ComponentDocs;
