import type { Examples } from '../testing/examples.js';
import { TimeField } from './TimeField.js';

export const examples: Examples = {
  TimeField: <TimeField label="Pick-up time" defaultValue="14:30" minValue="08:00" maxValue="18:30" />,
};
