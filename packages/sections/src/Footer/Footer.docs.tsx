import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack, Link } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import { Footer } from './Footer.js';

export default {
  purpose: 'The end of every page: links into the shop in columns, then the logo, the address and the copyright.',
  use: 'Use it on every page, after its content.',
  avoid: "For the shop's menu, use `Header`.",
  behavior: [
    "It renders on the server, where it cannot read a provider, so it takes the shop's settings as a prop. If `ShopProvider` has a `consent`, a button reopens that choice.",
    "On a page that is shorter than the screen, it is at the screen's end if the page's body is a column: `display: flex; flex-direction: column; min-block-size: 100svh`, with `flex: 1 0 auto` for `main`. While its own HTML comes over a slow network, it would then climb line by line: `body > footer:not(:has(+ *)) { visibility: hidden }` shows it whole, if an element follows it.",
    'Its props `about` and `end` replace its last line and add to it. For another order see `FooterRoot`.',
  ],
  keys: [],
  announced:
    'A screen reader announces a landmark, “content information”, with the navigation “More pages”, a list for each heading, and the place as an address.',
  dos: [{ text: 'Put here the links that every page needs.', picture: <Footer shop={shop} groups={footer} /> }],
  donts: [
    {
      text: 'Repeat the whole menu.',
      picture: (
        <HStack gap={4} wrap>
          {['Bikes', 'Road', 'Touring', 'Parts', 'Wheels', 'Saddles', 'Tools', 'Pumps', 'Clothing', 'Kitchen'].map(
            (name) => (
              <Link key={name} href="#">
                {name}
              </Link>
            ),
          )}
        </HStack>
      ),
    },
  ],
  related: ['ConsentBar', 'FooterRoot', 'Header'],
  picture: <Footer shop={shop} />,
} satisfies ComponentDocs;
