import type { Examples } from '../testing/examples.js';
import { Checkbox } from './Checkbox.js';

export const examples: Examples = {
  Checkbox: <Checkbox label="Wrap it as a gift" isIndeterminate isRequired errorMessage="Choose" />,
};
