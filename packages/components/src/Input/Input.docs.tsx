import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input } from './Input.js';

export default {
  purpose: 'One line of text, in the browser’s own field.',
  use: 'Use it for a short answer in words: a name, an address, a password.',
  avoid:
    'For several lines, use a `TextArea`; for a number with steps, a `NumberInput`; for a search, a `SearchField`.',
  behavior: [
    "In a `Form`, the form shows the field's error when it is sent. In a form of your own, the field shows the browser's message on blur or on submit.",
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the field, then to the eye of a password' },
    { keys: 'Enter', action: 'sends the form' },
    { keys: 'Space, Enter on the eye', action: 'shows or hides the password' },
  ],
  announced:
    'A screen reader announces the label, the kind of field, “required” and “invalid”, then help and error; on the eye “Show password, toggle button”, pressed or not.',
  dos: [
    {
      text: 'Allow a password to be pasted.',
      picture: <Input label="Password" type="password" defaultValue="northlane" />,
    },
    { text: "Set `autoComplete`: `'email'`, `'tel'`, `'current-password'`, `'new-password'`, `'one-time-code'`." },
  ],
  donts: [
    { text: 'Let a placeholder stand in for a label.', picture: <Input aria-label="Email" placeholder="Your email" /> },
    { text: "Take `'number'` for a postal code or a telephone: they are texts of digits (`inputMode`)." },
  ],
  related: ['NumberInput', 'SearchField', 'TextArea'],
  picture: <Input label="Name" />,
} satisfies ComponentDocs;
