import type { Examples } from '../testing/examples.js';
import { DatePicker } from './DatePicker.js';

export const examples: Examples = {
  DatePicker: <DatePicker label="Delivery day" defaultValue="2025-03-14" minValue="2025-03-03" isRequired />,
};
