import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Wraps a page that a server renders for one shopper.',
  use: "Use it around a page of a customer, so that it shows the server's data before scripts run.",
  avoid: 'A page that is the same for everybody needs none, and must not have one if it is cached.',
  behavior: ["The browser does not read the server's data again."],
  keys: [],
  announced: 'It renders only its content, which a screen reader announces.',
  dos: [{ text: 'Give `path`, so that a login without scripts returns to the page.' }],
  donts: [{ text: "Let any cache keep such a page: it is one shopper's." }],
  related: ['AuthGuard', 'ShopProvider'],
} satisfies ComponentDocs;
