import type { Examples } from '../testing/examples.js';
import { SkipLink } from './SkipLink.js';

export const examples: Examples = {
  SkipLink: <SkipLink />,
};
