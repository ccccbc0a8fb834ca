import type { Examples } from '../testing/examples.js';
import { Code } from './Code.js';

export const examples: Examples = {
  Code: (
    <Code isBlock aria-label="Example">
      npm start
    </Code>
  ),
};
