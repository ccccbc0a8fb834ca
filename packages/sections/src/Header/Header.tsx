import type { MenuLink } from '@vitrine/commerce';
import type { ReactNode } from 'react';
import type { Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import { Start } from './Header.styles.js';
import { HeaderActions, HeaderLogo, HeaderMenu, HeaderMenuButton, HeaderRoot } from './HeaderRoot.js';

export interface HeaderProps extends RootProps {
  /** The menu's pages, from `readMenu`: in a row on wide screens, behind a button on narrow ones. Default: none. */
  menu?: readonly MenuLink[];
  /** The path of the current page. The menu marks the link to it. Default: none. */
  currentPath?: string | undefined;
  /** The search, before the account. Default: `SearchPopover`, which suggests the pages of the submenus. */
  search?: ReactNode;
  /** The search on narrow screens, above the pages of the menu. Default: `SearchInput`. */
  menuSearch?: ReactNode;
  /** Content before the logo. Default: the menu button, on narrow screens. */
  start?: ReactNode;
  /** Replaces the logo, which is a link to the start page. Default: `HeaderLogo`. */
  logo?: ReactNode;
  /** Content between the logo and the end. Default: the menu, on wide screens. */
  children?: ReactNode;
  /** Content at the end. It replaces the default, so include an `AccountLink` and a `CartButton`. Default: the search and these two. */
  end?: ReactNode;
  /** Id of the page's main element, the target of the skip link. Default: 'content'. */
  contentId?: string;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

/** The top of every page, which stays visible: skip link, logo, menu, search, account and cart. */
export function Header({
  menu,
  currentPath,
  search,
  menuSearch,
  start,
  logo = <HeaderLogo />,
  children,
  end,
  ...root
}: HeaderProps) {
  const pages = { menu, currentPath };
  return (
    <HeaderRoot {...root}>
      {start ? <Start>{start}</Start> : <HeaderMenuButton {...pages}>{menuSearch}</HeaderMenuButton>}
      {logo}
      {children ?? <HeaderMenu {...pages} />}
      <HeaderActions {...pages} search={search}>
        {end}
      </HeaderActions>
    </HeaderRoot>
  );
}
