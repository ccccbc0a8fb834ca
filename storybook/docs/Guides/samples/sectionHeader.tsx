import type { MenuLink } from '@vitrine/commerce';
import {
  AccountLink,
  CartButton,
  FooterContent,
  FooterCopyright,
  FooterRoot,
  FooterRow,
  HeaderActions,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuButton,
  HeaderRoot,
} from '@vitrine/sections';

/** The logo is after the menu, and there is no search. */
export const OwnHeader = ({ menu, path }: { menu: MenuLink[]; path: string }) => (
  <HeaderRoot>
    <HeaderMenuButton menu={menu} currentPath={path} />
    <HeaderMenu menu={menu} currentPath={path} />
    <HeaderLogo />
    <HeaderActions>
      <AccountLink />
      <CartButton />
    </HeaderActions>
  </HeaderRoot>
);

/** One line, above the opening hours. */
export const OwnFooter = () => (
  <FooterRoot>
    <FooterRow>
      <FooterCopyright shop={{ name: 'Harbour & Mill' }} />
    </FooterRow>
    <FooterContent>Open from Monday to Friday</FooterContent>
  </FooterRoot>
);
