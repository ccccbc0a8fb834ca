import type { MenuLink } from '@vitrine/commerce';
import { Container, HorizontalMenu, type NavigationItem } from '@vitrine/components';
import type { ReactNode } from 'react';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { withEnglish, type Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import { SearchPopover } from '../SearchPopover/SearchPopover.js';
import { Actions, Root, Row, SkipLink, Start, Wide } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';
import { MenuButton } from './MenuButton.js';

export interface HeaderRootProps extends RootProps {
  /** Id of the page's main element, the target of the skip link. Default: 'content'. */
  contentId?: string | undefined;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
  /** The parts, beside each other. They wrap if they do not fit. */
  children: ReactNode;
}

/** The frame of a header, for parts in an order of your own. It stays visible, and begins with the skip link. */
export const HeaderRoot = ({ contentId = 'content', messages, children, ...root }: HeaderRootProps) => (
  <Root {...root}>
    <SkipLink href={`#${contentId}`}>{withEnglish(messages).skipToContent}</SkipLink>
    <Container constrainContent>
      <Row>{children}</Row>
    </Container>
  </Root>
);

export interface HeaderMenuProps extends RootProps<HTMLDivElement> {
  /** The menu's pages, from `readMenu`. Without any, the part renders nothing. Default: none. */
  menu?: readonly MenuLink[] | undefined;
  /** The path of the current page. The menu marks the link to it. Default: none. */
  currentPath?: string | undefined;
}

/** A part of `Header`: the menu in a row. A header narrower than 992 px does not show it. */
export const HeaderMenu = ({ menu = [], currentPath, ...root }: HeaderMenuProps) =>
  menu.length > 0 && (
    <Wide {...root}>
      <HorizontalMenu items={itemsOf(menu, currentPath)} />
    </Wide>
  );

export interface HeaderMenuButtonProps extends HeaderMenuProps {
  /** The search above the pages. Default: `SearchInput`. */
  children?: ReactNode;
}

/** A part of `Header`: the menu behind a button. Only a header narrower than 992 px shows it. */
export const HeaderMenuButton = ({ menu = [], currentPath, children, ...root }: HeaderMenuButtonProps) =>
  menu.length > 0 && (
    <Start {...root} data-narrow="">
      <MenuButton items={itemsOf(menu, currentPath)}>{children}</MenuButton>
    </Start>
  );

export type HeaderLogoProps = RootProps<HTMLAnchorElement>;

/** A part of `Header`: the logo, as a link to the start page. */
export const HeaderLogo = (root: HeaderLogoProps) => <LogoLink {...root} />;

export interface HeaderActionsProps extends HeaderMenuProps {
  /** Default: `SearchPopover`, which suggests the pages of the submenus, `AccountLink` and `CartButton`. */
  children?: ReactNode;
  /** Replaces the search of the default content. Default: `SearchPopover`. */
  search?: ReactNode;
}

/** A part of `Header`: what is at its end. */
export const HeaderActions = ({ menu = [], currentPath, search, children, ...root }: HeaderActionsProps) => (
  <Actions {...root}>
    {children ?? (
      <>
        {search ?? <SearchPopover pages={pagesOf(itemsOf(menu, currentPath))} />}
        <AccountLink />
        <CartButton />
      </>
    )}
  </Actions>
);

const pagesOf = (items: readonly NavigationItem[]) =>
  items.flatMap(({ label: group, items: links = [] }) => links.map((link) => ({ ...link, group })));

const itemsOf = (menu: readonly MenuLink[], currentPath: string | undefined) =>
  menu.map((link) => toItem(link, currentPath));

/** Spec §2: menu links use each link's slug as href. */
const toItem = ({ label, slug, subMenuLinks }: MenuLink, currentPath: string | undefined): NavigationItem => ({
  label,
  ...(slug && { href: slug, isCurrentPage: slug === currentPath }),
  ...(subMenuLinks && {
    items: subMenuLinks.map((link) => ({
      label: link.label,
      href: link.slug,
      ...(link.picture && { picture: link.picture }),
      isCurrentPage: link.slug === currentPath,
    })),
  }),
});
