import { useId, type ElementType } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { defined } from '../internal/defined.js';
import type { NavigationItem, NavigationLink } from '../internal/navigation.js';
import { Picture } from '../HorizontalMenu/HorizontalMenu.styles.js';
import { Entry, List, PageLink, Sublist } from './HamburgerMenu.styles.js';

export interface PagesProps {
  items: readonly NavigationItem[];
  Anchor: ElementType;
  /** Called when a link is followed. A framework's link does not unload the page, so the menu must close. */
  onFollow?: () => void;
}

/** The pages, one below the other, with submenus in disclosures. */
export function Pages({ items, Anchor, onFollow }: PagesProps) {
  // The browser keeps one disclosure with the same name open.
  const name = useId();
  return (
    <List>
      {items.map((item, index) => (
        <Entry key={`${index} ${item.label}`}>
          {item.items?.length ? (
            <Disclosure name={name} title={item.label} variant="plain">
              <Sublist>
                {linksOf(item).map((link) => (
                  <li key={link.href}>
                    <Page link={link} Anchor={Anchor} {...defined({ onFollow })} />
                  </li>
                ))}
              </Sublist>
            </Disclosure>
          ) : (
            item.href !== undefined && (
              <Page link={{ ...item, href: item.href }} Anchor={Anchor} {...defined({ onFollow })} />
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
  link: NavigationLink;
}

function Page({ link, Anchor, onFollow }: PageProps) {
  return (
    <PageLink
      as={Anchor}
      href={link.href}
      {...(onFollow && { onClick: onFollow })}
      {...(link.isCurrentPage && { 'aria-current': 'page' as const })}
    >
      {link.picture && <Picture src={link.picture} alt="" loading="lazy" />}
      {link.label}
    </PageLink>
  );
}
