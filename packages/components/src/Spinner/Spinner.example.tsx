import type { Examples } from '../testing/examples.js';
import { Spinner } from './Spinner.js';

export const examples: Examples = {
  Spinner: <Spinner size="xl" />,
};
