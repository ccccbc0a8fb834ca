import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { OneTimeCode } from './OneTimeCode.js';

export default {
  purpose: 'A field for a code from a message or an app.',
  use: 'Use it for a code of a known length that people copy once: to log in, to confirm an address, to use a gift card.',
  avoid: 'For a password or a text of any length, use an `Input`.',
  behavior: [
    'It is one field of the browser’s own, drawn with a line for each character. So phones offer the code of a message, and a paste, a selection and a deletion work as in any text.',
    'It leaves out what no code has, such as spaces and dashes. Of a pasted message it takes the number with as many digits as the code. Arabic and wide digits become 0 to 9.',
    'The code runs left to right in every language.',
    'A `Form` stops with an error for an incomplete code. The text is `tooShort` in `MessagesProvider`.',
    'Without scripts, a form sends it, and the browser checks its length.',
    '`onComplete` may send the form. Let people see the code first if a wrong one costs an attempt.',
  ],
  keys: [
    { keys: 'Digits, letters', action: 'write the next character' },
    { keys: 'Backspace, Delete', action: 'remove a character, or what is selected' },
  ],
  announced:
    'A screen reader announces a text field with its label, “required” and the help; then each character. It skips the lines.',
  dos: [
    {
      text: 'Say where the code is, and how long it stays valid.',
      picture: <OneTimeCode label="Code" description="We sent 6 digits to your phone." />,
    },
    { text: 'Offer a new code beside it.' },
  ],
  donts: [
    {
      text: 'Use it for a number that people know by heart or want to see whole, such as a phone number.',
      picture: <OneTimeCode label="Phone" length={10} />,
    },
  ],
  related: ['Form', 'Input', 'NumberInput'],
  picture: <OneTimeCode label="Code" defaultValue="123456" />,
} satisfies ComponentDocs;
