import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading } from '@vitrine/components';
import { ForeignWords } from './ForeignWords.js';

export default {
  purpose: 'A text with `lang` on its words of other languages.',
  use: "Use it for names of products in parts of your own. The shop's settings list these words once: `foreignWords: { 三徳: 'ja' }`.",
  avoid: 'All sections show names of products with it: do not wrap a section in it.',
  keys: [],
  announced: 'A screen reader announces each word in its own language, if it has a voice for that.',
  dos: [
    {
      text: 'List whole words, as the names have them.',
      picture: (
        <Heading level={4}>
          <ForeignWords>三徳 Santoku Knife</ForeignWords>
        </Heading>
      ),
    },
  ],
  donts: [
    {
      text: 'List words that English has taken over, such as “café”.',
      noPicture: 'A screen reader says the word in another language, and it looks the same.',
    },
  ],
  related: ['ShopProvider'],
  picture: (
    <Heading level={3}>
      <ForeignWords>三徳 Santoku Knife</ForeignWords>
    </Heading>
  ),
} satisfies ComponentDocs;
