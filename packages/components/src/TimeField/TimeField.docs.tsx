import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { TimeField } from './TimeField.js';

export default {
  purpose: 'A field for a time of the day.',
  use: 'Use it for a time that people set to the minute, such as when they pick something up.',
  avoid:
    'For a few times, such as windows of a delivery, use a `RadioGroup` or a `Select`. For a date, use a `DatePicker`.',
  behavior: [
    'Values are texts in HTML’s format with 24 hours, such as `14:30`, so a server component can pass them. A form gets the same.',
    'It writes times as the page’s language does: “2:30 PM” or “14:30”. `hourCycle` sets it.',
    'A `Form` stops with an error for a time that is incomplete, missing or out of bounds. The texts are in `MessagesProvider`.',
    'Until scripts have loaded it is the browser’s own input for times, with the same name and bounds, and keeps its time.',
  ],
  keys: [
    { keys: 'Tab, Left, Right', action: 'go to the next or the previous part' },
    { keys: 'Digits', action: 'write the number of the part, and go on to the next one' },
    { keys: 'Up, Down', action: 'one more or less; Page Up and Page Down more at once' },
    { keys: 'A, P', action: 'set the half of the day' },
    { keys: 'Backspace', action: 'removes the number of the part' },
  ],
  announced:
    'A screen reader announces a group with the label and the time; each part is a “spin button” with its name and its number, and on iOS also with the label.',
  dos: [
    {
      text: 'Say from when to when a time can be chosen.',
      picture: <TimeField label="Pick-up time" description="From 8 in the morning" defaultValue="14:30" />,
    },
  ],
  donts: [
    {
      text: 'Use it if the minute does not matter.',
      picture: <TimeField label="Pick-up time" description="Morning or afternoon" defaultValue="14:30" />,
    },
  ],
  related: ['DatePicker', 'RadioGroup', 'Select'],
  picture: <TimeField label="Pick-up time" defaultValue="14:30" />,
} satisfies ComponentDocs;
