import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import { FooterCopyright, FooterGroups, FooterLogo, FooterRoot, FooterRow } from './FooterRoot.js';

export default {
  purpose: 'The frame of a footer, and the parts that you put into it.',
  use: 'Use it for a footer whose order is yours.',
  avoid: 'To add content, or to replace its last line, a `Footer` with `children`, `end` or `about` suffices.',
  behavior: [
    'It renders on the server. Its parts take the settings of the shop, links and texts as props.',
    'The parts are `FooterGroups`; `FooterContent`; and `FooterRow` with `FooterLogo`, `FooterAddress`, `FooterCopyright` and `FooterConsent`. Each can be left out, moved, or replaced by an element of your own.',
    '`FooterAddress` without a place, and `FooterConsent` in a shop that asks for no consent, render nothing.',
  ],
  keys: [],
  announced: 'A screen reader announces a landmark, “content information”, with the parts in their order.',
  dos: [
    {
      text: 'Keep `FooterConsent` if the shop asks for consent: shoppers can then change their choice on every page.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Put the shop’s menu into it as well.',
      picture: (
        <FooterRoot>
          <FooterRow>
            <FooterLogo shop={shop} />
            <Text size="sm">Bikes, Clothing, Tools, Parts, Kitchen, Brands, About, Contact</Text>
          </FooterRow>
        </FooterRoot>
      ),
    },
  ],
  related: ['ConsentBar', 'Footer', 'HeaderRoot'],
  picture: (
    <FooterRoot>
      <FooterRow>
        <FooterLogo shop={shop} />
        <FooterCopyright shop={shop} />
      </FooterRow>
      <FooterGroups groups={footer.slice(0, 2)} />
    </FooterRoot>
  ),
} satisfies ComponentDocs;
