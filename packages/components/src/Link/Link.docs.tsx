import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { Link } from './Link.js';

export default {
  purpose: 'A link to another page.',
  use: 'Use it in texts and lists. Within a sentence, choose an underlined variant: `primary` or `secondary`.',
  avoid:
    "For an action, use a `Button`. For the page's main next step, use a `ButtonLink`. For a link within the shop, from a section, use a `ShopLink`.",
  behavior: [
    'It renders on the server and adds no script.',
    'The props of `linkAs` go beside it, with their types: `prefetch`, `replace`, or `to` in place of `href`.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the link' },
    { keys: 'Enter', action: 'follows it' },
  ],
  announced:
    'A screen reader announces its text and “link”; for an external one “(opens in a new tab)” after its text; with `aria-current="page"` “current page”. Around an icon, `aria-label` is its name.',
  dos: [
    {
      text: 'Say where it leads, in words that make sense alone.',
      picture: <Link href="#">How we build a wheel</Link>,
    },
  ],
  donts: [
    {
      text: 'Write “click here”.',
      picture: (
        <Text>
          To see how we build a wheel <Link href="#">click here</Link>
        </Text>
      ),
    },
    { text: 'Open pages of the shop in a new tab.' },
  ],
  related: ['Button', 'ButtonLink', 'ShopLink', 'LinkProvider'],
  picture: <Link href="#">How we work</Link>,
} satisfies ComponentDocs;
