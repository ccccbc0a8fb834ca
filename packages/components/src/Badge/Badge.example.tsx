import type { Examples } from '../testing/examples.js';
import { Badge } from './Badge.js';

export const examples: Examples = {
  Badge: <Badge badgeContent={3}>Cart</Badge>,
};
