import type { Examples } from '../testing/examples.js';
import { TextArea } from './TextArea.js';

export const examples: Examples = {
  TextArea: <TextArea label="Message" isCounted maxLength={200} rows={4} />,
};
