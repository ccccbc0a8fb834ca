import { Text } from '@vitrine/components';
import {
  FooterContent,
  FooterCopyright,
  FooterLogo,
  FooterRoot,
  FooterRow,
  type ShopSettings,
} from '@vitrine/sections';

const shop: ShopSettings = { name: 'Harbour & Mill' };

/** One line, above the opening hours. */
export const ShopFooter = () => (
  <FooterRoot>
    <FooterRow>
      <FooterLogo shop={shop} />
      <FooterCopyright shop={shop} />
    </FooterRow>
    <FooterContent>
      <Text>Open from Monday to Friday</Text>
    </FooterContent>
  </FooterRoot>
);
