import type { Examples } from '../testing/examples.js';
import { Radio } from './Radio.js';
import { RadioGroup } from './RadioGroup.js';

export const examples: Examples = {
  RadioGroup: <RadioGroup label="Delivery" items={[{ value: 'a', label: 'A', description: 'Free' }]} isRequired />,
  Radio: (
    <RadioGroup label="Delivery">
      <Radio value="a" description="Free">
        By post
      </Radio>
    </RadioGroup>
  ),
};
