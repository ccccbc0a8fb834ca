import type { Examples } from '../testing/examples.js';
import { SwatchGroup } from './SwatchGroup.js';

export const examples: Examples = {
  SwatchGroup: (
    <SwatchGroup label="Colour" items={[{ value: 'a', label: 'A', color: 'red', isSoldOut: true }]} defaultValue="a" />
  ),
};
