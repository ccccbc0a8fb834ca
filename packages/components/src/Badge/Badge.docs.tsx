import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Badge } from './Badge.js';

export default {
  purpose: 'A word or a count on an element, or beside it.',
  use: 'Use it for a state or a number, such as “New” on a product or the pieces in the cart.',
  avoid: 'For an action, use a `Button`. For a sentence, use an `Alert` or a `Text`.',
  behavior: [
    'It renders on the server and adds no script.',
    'Text in it is its content, `<Badge>New</Badge>`. An element in it has the badge, `badgeContent`, on its corner.',
  ],
  keys: [],
  announced:
    'A screen reader announces the text in its place. It skips a badge inside a control with an `aria-label`: include the count in that label, as in “Cart with 3 items.”, and hide the badge.',
  dos: [{ text: 'Keep it to a word or two.', picture: <Badge badgeContent="Sold out" /> }],
  donts: [
    {
      text: 'Rely on its looks alone: write “Sold out” instead of showing a colour.',
      picture: <Badge badgeContent=" " variant="solid" />,
    },
    { text: 'Press it: use a `Button` for an action.' },
  ],
  related: ['Alert', 'Button', 'Text'],
  picture: <Badge badgeContent="Sold out" />,
} satisfies ComponentDocs;
