import type { Examples } from '../testing/examples.js';
import { RadioGroup } from './RadioGroup.js';

export const examples: Examples = {
  RadioGroup: <RadioGroup label="Delivery" items={[{ value: 'a', label: 'A', description: 'Free' }]} isRequired />,
};
