import type { Examples } from '../testing/examples.js';
import { OneTimeCode } from './OneTimeCode.js';

export const examples: Examples = {
  OneTimeCode: <OneTimeCode label="Code" description="We sent 6 digits to your phone." name="code" isRequired />,
};
