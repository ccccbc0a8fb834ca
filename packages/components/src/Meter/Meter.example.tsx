import type { Examples } from '../testing/examples.js';
import { Meter } from './Meter.js';

export const examples: Examples = {
  Meter: <Meter label="In stock" value={3} maxValue={12} valueLabel="Only 3 left" />,
};
