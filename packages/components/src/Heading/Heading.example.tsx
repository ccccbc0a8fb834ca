import type { Examples } from '../testing/examples.js';
import { Heading } from './Heading.js';

export const examples: Examples = {
  Heading: (
    <Heading level={3} isHidden>
      Products
    </Heading>
  ),
};
