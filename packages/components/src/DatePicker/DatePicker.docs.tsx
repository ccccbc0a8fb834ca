import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { DatePicker } from './DatePicker.js';

export default {
  purpose: 'A field for a date, to type or to choose from a calendar.',
  use: 'Use it for any date in a form: of a delivery, a return, a birthday.',
  avoid:
    'If the weekday decides, and there is room, use a `Calendar`. For a few days, use a `RadioGroup`. For the browser’s own field and nothing else, use an `Input` of the type `date`.',
  behavior: [
    'Values are texts in HTML’s format, such as `2025-03-14`, so a server component can pass them. A form gets the same.',
    'It writes the parts of a date in the order, digits and calendar of the page’s language.',
    'A `Form` stops with an error for a date that is incomplete, missing, out of bounds or unavailable. The texts are in `MessagesProvider`.',
    'Until scripts have loaded it is the browser’s own input for dates, with the same name and bounds, and keeps its date.',
    'The calendar is a script of its own, which loads after the page.',
  ],
  keys: [
    { keys: 'Tab, Left, Right', action: 'go to the next or the previous part, and at the end to the button' },
    { keys: 'Digits', action: 'write the number of the part, and go on to the next one' },
    { keys: 'Up, Down', action: 'one more or less; Page Up and Page Down more at once' },
    { keys: 'Backspace', action: 'removes the number of the part' },
    { keys: 'Alt with Down', action: 'opens the calendar, which has the keys of a `Calendar`' },
    { keys: 'Escape', action: 'closes the calendar' },
  ],
  announced:
    'A screen reader announces a group with the label and the date; each part is a “spin button” with its name and its number, and on iOS also with the label; the button is “Calendar” with the label. The open calendar is a dialog.',
  dos: [
    {
      text: 'Say the bounds before somebody passes them.',
      picture: <DatePicker label="Delivery day" description="From Monday to Friday" defaultValue="2025-03-14" />,
    },
  ],
  donts: [
    {
      text: 'Use it for few days: radio buttons show them all.',
      picture: (
        <DatePicker
          label="Delivery day"
          description="Today or tomorrow"
          minValue="2025-03-14"
          maxValue="2025-03-15"
          defaultValue="2025-03-14"
        />
      ),
    },
  ],
  related: ['Calendar', 'Form', 'Input'],
  picture: <DatePicker label="Delivery day" defaultValue="2025-03-14" />,
} satisfies ComponentDocs;
