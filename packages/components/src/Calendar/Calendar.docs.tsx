import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Calendar } from './Calendar.js';

export default {
  purpose: 'A month on the page, to choose a date from.',
  use: 'Use it for a near date that people choose by its weekday, such as the day of a delivery.',
  avoid:
    'For a date that people know, such as a birthday, and in a long form, use a `DatePicker`. For a few days, use a `RadioGroup`.',
  behavior: [
    'Values are texts in HTML’s format, such as `2025-03-14`, so a server component can pass them. A form gets the same.',
    '`minValue` and `maxValue` bound the dates, and `isDateUnavailable` takes single ones out. Buttons to months without dates are disabled.',
    'Today is the browser’s. The server writes no day into the page: until scripts have loaded it shows the browser’s own input, and keeps the room of a month.',
    'It uses the calendar, digits and first day of the week of the page’s language, such as the Persian calendar in Iran.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the buttons, then to the chosen day, or to today' },
    { keys: 'Arrow keys', action: 'move by a day or by a week, also into other months' },
    { keys: 'Home, End', action: 'move to the first or the last day of the month' },
    { keys: 'Page Up, Page Down', action: 'move by a month; with Shift by a year' },
    { keys: 'Enter, Space', action: 'choose the day' },
  ],
  announced:
    'A screen reader announces the label and the month, then each day in full, such as “Friday, March 14, 2025 selected”; after a change of the month the month, after a choice the date.',
  dos: [
    {
      text: 'Bound the dates to the ones that can be had.',
      picture: <Calendar label="Delivery day" minValue="2025-03-03" maxValue="2025-04-15" defaultValue="2025-03-14" />,
    },
  ],
  donts: [
    {
      text: 'Use it for a date that is years away: each year is twelve presses.',
      picture: <Calendar label="Date of birth" defaultValue="1985-12-10" />,
    },
  ],
  related: ['DatePicker', 'RadioGroup'],
  picture: <Calendar label="Delivery day" defaultValue="2025-03-14" />,
} satisfies ComponentDocs;
