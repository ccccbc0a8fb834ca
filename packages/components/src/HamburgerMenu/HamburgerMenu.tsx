'use client';
import { useId, useLayoutEffect, useRef, useState, type ElementType, type ReactNode, type ToggleEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useControlledState } from 'react-stately/useControlledState';
import type { DrawerProps } from '../Drawer/Drawer.js';
import { IconButton } from '../IconButton/IconButton.js';
import { MenuIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { later } from '../internal/later.js';
import type { PropsOfLinks } from '../internal/link.js';
import { checkControlled, stateOfOverlay } from '../internal/mistakes.js';
import type { NavigationItem } from '../internal/navigation.js';
import type { OpenProps } from '../internal/useTrigger.js';
import { useIntent } from '../internal/useIntent.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Spinner } from '../Spinner/Spinner.js';
import { BeforeScripts, Custom } from './HamburgerMenu.styles.js';
import { Pages } from './Pages.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

const Panel = later(() => import('./MenuDrawer.js').then(({ MenuDrawer }) => MenuDrawer));

export interface HamburgerMenuProps<As extends ElementType = ElementType>
  extends OpenProps, Omit<DomProps<HTMLButtonElement>, 'role' | 'title'>, Pick<DrawerProps, 'placement' | 'size'> {
  /**
   * The pages, in order. An item with `items` shows them below it, one submenu at a time. If it also has an `href`, its own page comes first
   * among them.
   */
  items: readonly NavigationItem[];
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** Heading of the menu and name of its button. Default: `'Menu'`. */
  title?: string;
  /** Name of the button that closes it. Default: `'Close'`. */
  closeLabel?: string;
  /** The edge from which it slides in. `'left'` and `'right'` are mirrored in right-to-left languages. Default: `'left'`. */
  placement?: NonNullable<DrawerProps['placement']>;
  /** The drawer's size. Default: `'sm'`. */
  size?: NonNullable<DrawerProps['size']>;
  /** Content above the pages, for example a search box. */
  children?: ReactNode;
  /** Content that stays visible below the pages, for example a link to the account. */
  footer?: ReactNode;
}

/**
 * The shop's menu behind a button, for narrow screens. `HorizontalMenu` takes the same items on wide ones. Before scripts have loaded, the
 * browser opens the pages and the content above them.
 */
export function HamburgerMenu<As extends ElementType = 'a'>({
  items,
  linkAs,
  linkProps,
  title,
  closeLabel,
  placement = 'left',
  size = 'sm',
  children,
  footer,
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...rest
}: HamburgerMenuProps<As>) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('HamburgerMenu', { label: title, isOpen: givenOpen, onOpenChange }, stateOfOverlay);
  const messages = useMessages();
  const link = { as: useLinkAs(linkAs), ...linkProps };
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const name = title ?? messages.menu;
  const button = useOwnRef(ref);
  const [isLikely, setLikely] = useState(false);
  useIntent(button, Panel.load, { countsAnyTouch: true });
  useIntent(button, () => setLikely(true));
  const isLate = Panel.useIsLate(isOpen);
  const list = useListBeforeScripts();
  return (
    <>
      <IconButton
        // For the native list, the browser itself announces whether it is open.
        {...(list ? { popoverTarget: list.id } : { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        {...defined(mergeProps(rest, { onBlur: () => isOpen && !Panel.isLoaded() && setOpen(false) }))}
        ref={button}
        aria-label={rest['aria-label'] ?? name}
        icon={isLate ? <Spinner size="sm" label="" /> : <MenuIcon aria-hidden="true" />}
        onPress={() => !list && setOpen(true)}
      />
      {list && (
        <BeforeScripts {...list} popover="auto" data-before-scripts="">
          {children && <Custom>{children}</Custom>}
          <nav aria-label={messages.mainNavigation}>
            <Pages items={items} link={link} />
          </nav>
        </BeforeScripts>
      )}
      {(isOpen || isLikely) && (
        <Panel
          isWanted={isOpen}
          {...{ items, link, name, closeLabel, placement, size, footer, isOpen }}
          onOpenChange={setOpen}
        >
          {children}
        </Panel>
      )}
    </>
  );
}

/**
 * Before scripts have loaded, the browser opens a list of the pages by the button's `popovertarget`. If the list is open when they load, it
 * stays until it closes, with its focus and its typed text. Then the drawer replaces it.
 */
function useListBeforeScripts() {
  const isBefore = useIsSSR();
  const [isNeeded, setNeeded] = useState(isBefore);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setNeeded(Boolean(ref.current?.matches(':popover-open'))), []);
  const onToggle = ({ newState }: ToggleEvent) => setNeeded(newState === 'open');
  return isNeeded ? { id, ref, onToggle } : undefined;
}
