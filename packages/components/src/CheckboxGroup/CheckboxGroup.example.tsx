import type { Examples } from '../testing/examples.js';
import { CheckboxGroup } from './CheckboxGroup.js';

export const examples: Examples = {
  CheckboxGroup: (
    <CheckboxGroup
      label="Kinds"
      items={[{ value: 'a', label: 'A', description: 'Few' }]}
      defaultValue={['a']}
      isRequired
      errorMessage="Choose"
    />
  ),
};
