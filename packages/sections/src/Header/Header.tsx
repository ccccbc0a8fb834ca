import type { MenuLink } from '@vitrine/commerce';
import { Container, HorizontalMenu, type NavigationItem } from '@vitrine/components';
import type { ReactNode } from 'react';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { withEnglish, type Messages } from '../messages.js';
import { SearchPopover } from '../SearchPopover/SearchPopover.js';
import { Actions, Root, Row, SkipLink, Start, Wide } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';
import { MenuButton } from './MenuButton.js';

export interface HeaderProps {
  /** The pages that it leads to, as `readMenu` finds them: in a row on wide screens, behind a button on narrow ones. Default: none. */
  menu?: readonly MenuLink[];
  /** The path of the page shown: the link of the menu that leads to it says so. Default: none does. */
  currentPath?: string | undefined;
  /** The search of wide screens, before the account. Default: `SearchPopover`. */
  search?: ReactNode;
  /** The search of narrow screens, above the pages of the menu. Default: `SearchInput`. */
  menuSearch?: ReactNode;
  /** Before the logo. Default: the button of the menu, on narrow screens. */
  start?: ReactNode;
  /** Between the logo and the end. Default: the menu, on wide screens. */
  children?: ReactNode;
  /** At the end; what is given here renders an `AccountLink` and a `CartButton` itself. Default: the search and these two. */
  end?: ReactNode;
  /** Id of the page's main element, to which the skip link leads. Default: 'content'. */
  contentId?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** Opens every page, and stays in sight: the way past it, the logo, the menu, the search, the account and the cart. */
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
}: HeaderProps) {
  const items = menu.map((link) => toItem(link, currentPath));
  const hasMenu = items.length > 0;
  return (
    <Root>
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
                <Wide>{search ?? <SearchPopover />}</Wide>
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
      isCurrentPage: link.slug === currentPath,
    })),
  }),
});
