import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ButtonLink } from './ButtonLink.js';

export default {
  purpose: "A link with the looks of a button, for the page's main next step, such as “Checkout”.",
  use: 'Use it for the step that most shoppers take next. The URL matters: people can open it in a new tab, copy it, and follow it before scripts have loaded.',
  avoid: 'For an action on this page, use a `Button`. Within a sentence, use a `Link`.',
  behavior: [
    'It renders on the server and adds no script.',
    'The props of `linkAs` go beside it, with their types: `prefetch`, `replace`, or `to` in place of `href`.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the link' },
    { keys: 'Enter', action: 'follows it' },
  ],
  announced: 'A screen reader announces “Checkout, link”, in every variant.',
  dos: [{ text: 'Use it if the URL matters.', picture: <ButtonLink href="#">Checkout</ButtonLink> }],
  donts: [
    {
      text: 'Give it a press handler instead of a URL: that is a `Button`.',
      picture: <ButtonLink href="#">Add to Cart</ButtonLink>,
    },
  ],
  related: ['Button', 'Link'],
  picture: <ButtonLink href="#">Checkout</ButtonLink>,
} satisfies ComponentDocs;
