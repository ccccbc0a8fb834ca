import type { Examples } from '../testing/examples.js';
import { ProgressBar } from './ProgressBar.js';

export const examples: Examples = {
  ProgressBar: <ProgressBar label="Sending" value={40} />,
};
