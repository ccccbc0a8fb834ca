import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ShopLink } from './ShopLink.js';

export default {
  purpose: 'A link within the shop.',
  use: "Use it in sections and pages of your own. It takes a path, or the name of a page, whose path the shop's settings define. You can also pass it to a component as `linkAs`.",
  avoid: 'For links out of the shop, use a `Link`.',
  behavior: [
    "It uses the framework's link from `ShopProvider`, so that it navigates without a full page load. It runs in the browser, and server components can render it.",
    'It looks like a `Link`. Around a picture or a whole tile, or with classes of your own, it has no look: `variant="none"`.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the link' },
    { keys: 'Enter', action: 'follows it' },
  ],
  announced: 'A screen reader announces its text and “link”.',
  dos: [
    {
      text: 'Name the page instead of writing its path, for the start page, products and collections too: only the settings of the shop have the paths.',
      picture: <ShopLink href={{ page: 'home' }}>Start page</ShopLink>,
    },
  ],
  donts: [
    {
      text: 'Use it for links out of the shop.',
      picture: <ShopLink href="https://www.example.com">Our photos on another site</ShopLink>,
    },
  ],
  related: ['Link', 'ShopProvider'],
  picture: <ShopLink href="#">Floor pump</ShopLink>,
} satisfies ComponentDocs;
