import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Passes the components below it their texts in another language, once for a whole page.',
  use: 'Use it once, around a page that is not in English.',
  avoid:
    'It reaches the components that run in the browser. Components that stay on the server, such as `Spinner`, `Link` and `Breadcrumb`, take their texts as props. Sections take theirs from `ShopProvider`.',
  behavior: [
    'Without it, the texts are in English.',
    'Arabic, French, German, Japanese and Spanish come ready: `messages` of `@vitrine/components/messages/de` and so on.',
  ],
  keys: [],
  announced: "A screen reader announces these texts, in the voice of the page's `lang`.",
  dos: [{ text: 'Keep the placeholders in braces, such as `{label}`, in any order.' }],
  donts: [{ text: 'Translate in the component that uses a text: a missing text belongs in `messages`.' }],
  related: ['ShopProvider'],
} satisfies ComponentDocs;
