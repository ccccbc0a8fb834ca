import type { Examples } from '../testing/examples.js';
import { Kbd } from './Kbd.js';

export const examples: Examples = {
  Kbd: <Kbd>Esc</Kbd>,
};
