import type { Examples } from '../testing/examples.js';
import { NativeSelect } from './NativeSelect.js';

export const examples: Examples = {
  NativeSelect: (
    <NativeSelect label="Size" placeholder="Select Size" items={[{ value: 'm', label: 'M' }]} isRequired isInvalid />
  ),
};
