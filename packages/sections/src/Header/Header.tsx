import type { MenuLink } from '@vitrine/commerce';
import { Container, HorizontalMenu, type NavigationItem } from '@vitrine/components';
import type { ReactNode } from 'react';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { withEnglish, type Messages } from '../messages.js';
import { SearchPopover } from '../SearchPopover/SearchPopover.js';
import type { RootProps } from '../rootProps.js';
import { Actions, Root, Row, SkipLink, Start, Wide } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';
import { MenuButton } from './MenuButton.js';

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
  menu = [],
  currentPath,
  search,
  menuSearch,
  start,
  children,
  end,
  contentId = 'content',
  messages,
  ...root
}: HeaderProps) {
  const items = menu.map((link) => toItem(link, currentPath));
  const pages = items.flatMap(({ label: group, items: links = [] }) => links.map((link) => ({ ...link, group })));
  const hasMenu = items.length > 0;
  return (
    <Root {...root}>
      <SkipLink href={`#${contentId}`}>{withEnglish(messages).skipToContent}</SkipLink>
      <Container constrainContent>
        <Row>
          {start ? (
            <Start>{start}</Start>
          ) : (
            hasMenu && (
              <Start data-narrow="">
                <MenuButton items={items}>{menuSearch}</MenuButton>
              </Start>
            )
          )}
          <LogoLink />
          {children ??
            (hasMenu && (
              <Wide>
                <HorizontalMenu items={items} />
              </Wide>
            ))}
          <Actions>
            {end ?? (
              <>
                {search ?? <SearchPopover pages={pages} />}
                <AccountLink />
                <CartButton />
              </>
            )}
          </Actions>
        </Row>
      </Container>
    </Root>
  );
}

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
