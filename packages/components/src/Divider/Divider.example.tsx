import type { Examples } from '../testing/examples.js';
import { Divider } from './Divider.js';

export const examples: Examples = {
  Divider: <Divider orientation="vertical" variant="dotted" />,
};
