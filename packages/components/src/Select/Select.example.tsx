import type { Examples } from '../testing/examples.js';
import { Select } from './Select.js';

export const examples: Examples = {
  Select: <Select label="Size" placeholder="Select Size" items={[{ value: 'm', label: 'M' }]} isRequired isInvalid />,
};
