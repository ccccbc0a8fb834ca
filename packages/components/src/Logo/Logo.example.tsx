import type { Examples } from '../testing/examples.js';
import { Logo } from './Logo.js';

export const examples: Examples = {
  Logo: <Logo name="Northlane" mark={<svg />} isMarkOnly />,
};
