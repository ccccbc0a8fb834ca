import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: "The shopper's cart as shown, with the functions that change it.",
  use: 'Use it in components of your own below `ShopProvider`.',
  avoid: 'For the whole cart, use a `Cart` or a `CartDrawer`.',
  behavior: [
    "The table lists all of them. The cart shows the shopper's changes before the platform has confirmed them; `isPending` marks them. A refused change goes back to the platform's value, with a `notice` at its row. None of its functions throws: failures are in the result, or in a notice.",
  ],
  keys: [],
  announced: 'The hook announces nothing: announce in your component what a function has done.',
  dos: [{ text: 'Show “n pieces” by `count`, which is `undefined` until the cart is known.' }],
  donts: [{ text: "Call the platform's cart directly: this hook would not notice." }],
  related: ['Cart', 'CartItem', 'ShopProvider'],
} satisfies ComponentDocs;
