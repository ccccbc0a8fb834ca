import type { Examples } from '../testing/examples.js';
import { RichText } from './RichText.js';

export const examples: Examples = {
  RichText: <RichText html="<p>Made to last</p>" />,
};
