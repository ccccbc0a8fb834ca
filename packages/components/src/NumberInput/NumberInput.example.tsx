import type { Examples } from '../testing/examples.js';
import { NumberInput } from './NumberInput.js';

export const examples: Examples = {
  NumberInput: <NumberInput label="Quantity" defaultValue={2} description="At most 10" />,
};
