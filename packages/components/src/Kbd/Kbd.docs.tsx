import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { Kbd } from './Kbd.js';

export default {
  purpose: 'A key of the keyboard, in a text.',
  use: 'Use it in help for people who use the keyboard.',
  avoid: 'For a name in a program, use a `Code`. For something to press, use a `Button`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'A screen reader reads the name of the key in the sentence.',
  dos: [
    {
      text: 'Give each key its own element.',
      picture: (
        <Text>
          <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>
        </Text>
      ),
    },
  ],
  donts: [{ text: 'Write a combination into one key.', picture: <Kbd>Ctrl + K</Kbd> }],
  related: ['Code', 'Text'],
  picture: <Kbd>Esc</Kbd>,
} satisfies ComponentDocs;
