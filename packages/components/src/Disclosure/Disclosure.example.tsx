import type { Examples } from '../testing/examples.js';
import { Disclosure } from './Disclosure.js';

export const examples: Examples = {
  Disclosure: (
    <Disclosure title="Size guide" headingLevel={2} isDisabled>
      Content
    </Disclosure>
  ),
};
