'use client';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ElementType, type ReactNode } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, type DrawerProps } from '../Drawer/Drawer.js';
import { IconButton } from '../IconButton/IconButton.js';
import { MenuIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { NavigationItem, NavigationLink } from '../internal/navigation.js';
import type { OpenProps } from '../internal/useTrigger.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { BeforeScripts, Custom, Entry, List, PageLink, Sublist } from './HamburgerMenu.styles.js';

export interface HamburgerMenuProps
  extends OpenProps, Omit<DomProps<HTMLButtonElement>, 'role' | 'title'>, Pick<DrawerProps, 'placement' | 'size'> {
  /** The pages, in order. An item with `items` shows them below it, one submenu at a time; if it has a `href` as well, its page comes first among them. */
  items: readonly NavigationItem[];
  /** A framework's link, which takes `href`. Default: that of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: ElementType;
  /** Heading of the menu and name of its button. Default: `'Menu'`. */
  title?: string;
  /** Name of the button that closes it. Default: `'Close'`. */
  closeLabel?: string;
  /** The edge it slides in from. `'left'` and `'right'` change places in right-to-left languages. Default: `'left'`. */
  placement?: NonNullable<DrawerProps['placement']>;
  /** As of a drawer. Default: `'sm'`. */
  size?: NonNullable<DrawerProps['size']>;
  /** Above the pages, for example a search box. */
  children?: ReactNode;
  /** Stays in sight below the pages, for example a link to the account. */
  footer?: ReactNode;
}

/**
 * The shop's menu behind a button, for narrow screens; `HorizontalMenu` takes the same items on wide ones. Until scripts have come, the
 * button opens the pages alone.
 */
export function HamburgerMenu({
  items,
  linkAs,
  title,
  closeLabel,
  placement = 'left',
  size = 'sm',
  children,
  footer,
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: HamburgerMenuProps) {
  const messages = useMessages();
  const Anchor = useLinkAs(linkAs);
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const name = title ?? messages.menu;
  const { openerProps, list } = useBeforeScripts(() => setOpen(true));
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...defined({ ...openerProps, ...rest })}
        aria-label={rest['aria-label'] ?? name}
        icon={<MenuIcon aria-hidden="true" />}
        onPress={() => setOpen(true)}
      />
      {list && (
        <BeforeScripts {...list} popover="auto" aria-label={messages.mainNavigation} data-before-scripts="">
          <Pages items={items} Anchor={Anchor} />
        </BeforeScripts>
      )}
      <Drawer isOpen={isOpen} onOpenChange={setOpen} placement={placement} size={size}>
        <DrawerHeader title={name} {...defined({ closeLabel })} />
        <DrawerBody>
          {children && <Custom>{children}</Custom>}
          <nav aria-label={messages.mainNavigation}>
            <Pages items={items} Anchor={Anchor} onFollow={() => setOpen(false)} />
          </nav>
        </DrawerBody>
        {footer && <DrawerFooter>{footer}</DrawerFooter>}
      </Drawer>
    </>
  );
}

/**
 * Until scripts have come, the browser opens a list of the pages by the button's `popovertarget`. Then the drawer takes its place, open if
 * the list was.
 */
function useBeforeScripts(onOpened: () => void) {
  const isBefore = useIsSSR();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const open = useEffectEvent(onOpened);
  useLayoutEffect(() => {
    if (ref.current?.matches(':popover-open')) open();
  }, []);
  return isBefore ? { openerProps: { popoverTarget: id }, list: { id, ref } } : { openerProps: {}, list: undefined };
}

interface PagesProps {
  items: readonly NavigationItem[];
  Anchor: ElementType;
  /** A framework's link leaves the menu on the page: it closes. */
  onFollow?: () => void;
}

function Pages({ items, Anchor, onFollow }: PagesProps) {
  // Of disclosures with one name the browser keeps one open.
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

/** The submenu of an item, led by the item's own page if it has one. */
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
      {link.label}
    </PageLink>
  );
}
