import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { Code } from './Code.js';

export default {
  purpose: 'Code, a file name or a code to type.',
  use: 'Use it for letters that people copy, such as a discount code.',
  avoid: 'For a key of the keyboard, use a `Kbd`. For a number of an order, use a `Text` with `tabularNumbers`.',
  behavior: ['It renders on the server and adds no script.', 'It does not color code.'],
  keys: [
    { keys: 'Tab', action: 'to a block' },
    { keys: 'Left, Right', action: 'scroll a block' },
  ],
  announced: 'A screen reader reads the letters; some announce “code”. A block with a name is a region.',
  dos: [
    {
      text: 'Name a block by its content, with `aria-label`.',
      picture: (
        <Code isBlock aria-label="Command">
          npm start
        </Code>
      ),
    },
  ],
  donts: [
    {
      text: 'Use it to emphasise a word.',
      picture: (
        <Text>
          Free <Code>returns</Code>
        </Text>
      ),
    },
  ],
  related: ['Kbd', 'Text'],
  picture: <Code>SPRING10</Code>,
} satisfies ComponentDocs;
