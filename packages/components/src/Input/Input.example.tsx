import type { Examples } from '../testing/examples.js';
import { Input } from './Input.js';

export const examples: Examples = {
  Input: <Input label="Password" type="password" variant="flushed" iconBefore={<svg />} isRequired />,
};
