import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export default {
  purpose: 'Text for screen readers only.',
  use: 'Use it if a picture, a mark or a position on the page carries a meaning that is not in the text.',
  avoid: 'For a link that shows with the focus, use a `SkipLink`. For the name of an icon, use `aria-label`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'A screen reader announces it like any other text, in its place.',
  dos: [{ text: 'Keep it to the words that the page shows in another form.', noPicture: 'It is invisible.' }],
  donts: [
    { text: 'Hide anything that takes the focus.', noPicture: 'It is invisible.' },
    { text: 'Give screen readers more information than the page shows.' },
  ],
  related: ['SkipLink'],
  picture: (
    <Text tone="quiet">
      Heard, not seen<VisuallyHidden>, like this</VisuallyHidden>
    </Text>
  ),
} satisfies ComponentDocs;
