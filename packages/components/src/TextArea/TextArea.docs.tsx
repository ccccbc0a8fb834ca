import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { TextArea } from './TextArea.js';

export default {
  purpose: 'Several lines of text, in the browser’s own field.',
  use: 'Use it for an answer of a sentence or more.',
  avoid: 'For one line, use an `Input`.',
  keys: [
    { keys: 'Tab', action: 'moves on; it does not insert a tab' },
    { keys: 'Enter', action: 'begins a new line' },
  ],
  announced:
    'A screen reader announces the label, “required” and “invalid”, help and error; with `isCounted`, the number of characters left at 20, 10, 5 and 0. The visible count is silent.',
  dos: [
    {
      text: 'Give it about the height of the answer that you expect.',
      picture: <TextArea label="What broke, and how?" rows={4} />,
    },
  ],
  donts: [
    {
      text: 'Set a limit without showing it.',
      picture: <TextArea label="Your message" rows={2} maxLength={20} defaultValue="It began to creak on" />,
    },
  ],
  related: ['Input'],
  picture: <TextArea label="Message" rows={2} />,
} satisfies ComponentDocs;
