import type { Examples } from '../testing/examples.js';
import { DateRangePicker } from './DateRangePicker.js';

export const examples: Examples = {
  DateRangePicker: (
    <DateRangePicker
      label="Rental"
      startName="from"
      endName="to"
      defaultValue={{ start: '2025-03-14', end: '2025-03-20' }}
      minValue="2025-03-03"
    />
  ),
};
