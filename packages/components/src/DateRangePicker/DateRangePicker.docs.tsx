import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { DateRangePicker } from './DateRangePicker.js';

const range = { start: '2025-03-14', end: '2025-03-20' };

export default {
  purpose: 'A field for a first and a last day, to type or to choose from one calendar.',
  use: 'Use it for days in a row, such as a rental, or the orders of a month.',
  avoid: 'For one day, use a `DatePicker`. For two days that do not belong together, use two of them.',
  behavior: [
    'The value is an object of two texts in HTML’s format, `{ start, end }`. A form gets each under a name of its own, `startName` and `endName`.',
    'In the calendar the first press chooses the first day, and the second one the last. A drag chooses both. Days that are unavailable end the range before them.',
    'A `Form` stops with an error for days that are incomplete, missing, out of bounds, unavailable or reversed.',
    'Until scripts have loaded it is two of the browser’s own inputs for dates, with the same names and bounds, and keeps their dates.',
  ],
  keys: [
    { keys: 'Tab, Left, Right', action: 'go to the next or the previous part, and at the end to the button' },
    { keys: 'Digits', action: 'write the number of the part, and go on to the next one' },
    { keys: 'Up, Down', action: 'one more or less; Page Up and Page Down more at once' },
    { keys: 'Alt with Down', action: 'opens the calendar, which has the keys of a `Calendar`' },
    { keys: 'Enter, Space', action: 'in the calendar, choose the first and then the last day' },
    { keys: 'Escape', action: 'takes the first day back, then closes the calendar' },
  ],
  announced:
    'A screen reader announces a group with the label and both dates; each part with its name, “Start Date” or “End Date”, the label and its number. In the calendar it announces how to begin and how to end the range.',
  dos: [
    {
      text: 'Say how long the range must or may be.',
      picture: <DateRangePicker label="Rental" description="At least two days" defaultValue={range} />,
    },
  ],
  donts: [
    {
      text: 'Tell of taken days only after they were chosen: use `isDateUnavailable`.',
      picture: <DateRangePicker label="Rental" errorMessage="These days are taken." defaultValue={range} />,
    },
  ],
  related: ['Calendar', 'DatePicker', 'Form'],
  picture: <DateRangePicker label="Rental" defaultValue={range} />,
} satisfies ComponentDocs;
