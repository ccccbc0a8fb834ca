import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Sets the language of the components below it, once for a whole page.',
  use: 'Use it once, around the page. It sets the format of numbers and prices, the direction of the arrow keys, and the components’ own texts.',
  avoid:
    'Server components cannot read it: give `locale` to `Price`, `ProgressBar` and `Rating` there. `ShopProvider` renders it by itself if it has a `locale`.',
  behavior: [
    'Without it, components use the browser’s language, and prices and percentages are written as in `en-US`.',
    'In development it names the texts that stay English on a page in another language.',
  ],
  keys: [],
  announced: "A screen reader announces the components' texts in this language, in the voice of the page's `lang`.",
  dos: [{ text: 'Give `<html>` the same language, and its direction: `<html lang="ar" dir="rtl">`.' }],
  donts: [{ text: 'Put one around a single price: it has a `locale` of its own.' }],
  related: ['MessagesProvider', 'ShopProvider', 'Price'],
} satisfies ComponentDocs;
