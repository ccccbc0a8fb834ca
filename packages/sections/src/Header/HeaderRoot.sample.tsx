import type { MenuLink } from '@vitrine/commerce';
import {
  AccountLink,
  CartButton,
  HeaderActions,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuButton,
  HeaderRoot,
} from '@vitrine/sections';

const menu: MenuLink[] = [
  { label: 'Bikes', slug: '/collections/bikes' },
  { label: 'About', slug: '/about' },
];

/** The logo is after the menu, and there is no search. */
export const ShopHeader = () => (
  <HeaderRoot>
    <HeaderMenuButton menu={menu} />
    <HeaderMenu menu={menu} />
    <HeaderLogo />
    <HeaderActions>
      <AccountLink />
      <CartButton />
    </HeaderActions>
  </HeaderRoot>
);
