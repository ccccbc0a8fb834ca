import type { Examples } from '../testing/examples.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export const examples: Examples = {
  VisuallyHidden: <VisuallyHidden as="h2">Results</VisuallyHidden>,
};
