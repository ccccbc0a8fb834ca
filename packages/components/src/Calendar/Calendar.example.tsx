import type { Examples } from '../testing/examples.js';
import { Calendar } from './Calendar.js';

export const examples: Examples = {
  Calendar: (
    <Calendar label="Delivery day" minValue="2025-03-03" defaultValue="2025-03-14" description="Weekdays only" />
  ),
};
