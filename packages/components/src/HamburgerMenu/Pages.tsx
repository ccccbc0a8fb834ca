import { useId } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { defined } from '../internal/defined.js';
import type { LinkWithProps } from '../internal/link.js';
import type { NavigationItem, NavigationLink } from '../internal/navigation.js';
import { Picture } from '../HorizontalMenu/HorizontalMenu.styles.js';
import { Entry, List, PageLink, Sublist } from './HamburgerMenu.styles.js';

export interface PagesProps {
  items: readonly NavigationItem[];
  link: LinkWithProps;
  /** Called when a link is followed. A framework's link does not unload the page, so the menu must close. */
  onFollow?: () => void;
}

/** The pages, one below the other, with submenus in disclosures. */
export function Pages({ items, link, onFollow }: PagesProps) {
  // The browser keeps one disclosure with the same name open.
  const name = useId();
  return (
    <List>
      {items.map((item, index) => (
        <Entry key={`${index} ${item.label}`}>
          {item.items?.length ? (
            <Disclosure name={name} title={item.label} variant="plain">
              <Sublist>
                {linksOf(item).map((page) => (
                  <li key={page.href}>
                    <Page page={page} link={link} {...defined({ onFollow })} />
                  </li>
                ))}
              </Sublist>
            </Disclosure>
          ) : (
            item.href !== undefined && (
              <Page page={{ ...item, href: item.href }} link={link} {...defined({ onFollow })} />
            )
          )}
        </Entry>
      ))}
    </List>
  );
}

/** The submenu of an item, beginning with the item's own page if it has one. */
function linksOf({ label, href, isCurrentPage, items = [] }: NavigationItem): readonly NavigationLink[] {
  return href === undefined ? items : [{ label, href, isCurrentPage }, ...items];
}

interface PageProps extends Omit<PagesProps, 'items'> {
  page: NavigationLink;
}

function Page({ page, link, onFollow }: PageProps) {
  return (
    <PageLink
      {...link}
      href={page.href}
      {...(onFollow && { onClick: onFollow })}
      {...(page.isCurrentPage && { 'aria-current': 'page' as const })}
    >
      {page.picture && <Picture src={page.picture} alt="" loading="lazy" />}
      {page.label}
    </PageLink>
  );
}
