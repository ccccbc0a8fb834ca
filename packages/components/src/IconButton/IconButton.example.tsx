import type { Examples } from '../testing/examples.js';
import { IconButton } from './IconButton.js';

export const examples: Examples = {
  IconButton: <IconButton aria-label="Close" icon={<svg />} />,
};
