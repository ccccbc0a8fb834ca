'use client';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { usePress } from 'react-aria/usePress';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import type { LinkWithProps, PropsOfLinks } from '../internal/link.js';
import type { NavigationItem, NavigationLink } from '../internal/navigation.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Bar, Disclosed, Entry, Opener, Panel, PanelLink, Picture, Root, TopLink } from './HorizontalMenu.styles.js';

export interface HorizontalMenuProps<As extends ElementType = ElementType> extends Omit<DomProps, 'role'> {
  /** The pages, in order. An item with `items` opens them below it. If it also has an `href`, a separate button beside its link opens them. */
  items: readonly NavigationItem[];
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** Name of the landmark. Default: `'Main'`. */
  'aria-label'?: string;
}

/**
 * The shop's menu in a row, for wide screens. `HamburgerMenu` takes the same items on narrow ones. A submenu opens on a press, never on hover.
 * It closes on Escape, on a press outside, when the focus leaves it and when a link is followed. Submenus are native disclosures, which open
 * before scripts have loaded.
 */
export function HorizontalMenu<As extends ElementType = 'a'>({
  items,
  linkAs,
  linkProps,
  'aria-label': label,
  ref,
  ...rest
}: HorizontalMenuProps<As>) {
  const messages = useMessages();
  const link = { as: useLinkAs(linkAs), ...linkProps };
  const name = useId();
  const root = useOwnRef(ref);
  const [open, setOpen] = useState<number>();
  const close = () => setOpen(undefined);
  useInteractOutside({ ref: root, onInteractOutside: close, isDisabled: open === undefined });
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: ({ relatedTarget }) => relatedTarget && close() });
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      Escape: () => {
        if (open === undefined) return false;
        root.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
        close();
      },
    },
  });
  // A framework's link does not unload the page, so the menu closes.
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };

  return (
    <Root
      aria-label={label ?? messages.mainNavigation}
      {...defined(mergeProps(rest, focusWithinProps, keyboardProps, { onClick }))}
      ref={root}
    >
      <Bar>
        {items.map((item, index) => (
          <TopItem
            key={`${index} ${item.label}`}
            item={item}
            name={name}
            link={link}
            isOpen={index === open}
            onOpenChange={(isOpen) => setOpen((before) => (isOpen ? index : before === index ? undefined : before))}
          />
        ))}
      </Bar>
    </Root>
  );
}

interface TopItemProps {
  item: NavigationItem;
  /** The browser keeps one disclosure with the same name open. */
  name: string;
  link: LinkWithProps;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function TopItem({ item, link: linkProps, ...rest }: TopItemProps) {
  const { label, href, items, isCurrentPage } = item;
  const messages = useMessages();
  const link = href !== undefined && (
    <TopLink {...linkProps} href={href} {...currentPage(isCurrentPage)}>
      {label}
    </TopLink>
  );
  if (!items?.length) return <Entry>{link}</Entry>;
  return (
    <Entry>
      {link}
      <Submenu {...rest} items={items} link={linkProps} isBesideLink={href !== undefined}>
        {link ? <VisuallyHidden>{fill(messages.submenu, { label })}</VisuallyHidden> : label}
      </Submenu>
    </Entry>
  );
}

interface SubmenuProps extends Omit<TopItemProps, 'item'> {
  items: readonly NavigationLink[];
  isBesideLink: boolean;
  /** The accessible name. */
  children: ReactNode;
}

function Submenu({ items, name, link, isOpen, onOpenChange, isBesideLink, children }: SubmenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pressProps } = usePress({ onPress: () => onOpenChange(!isOpen) });
  useOpenedBefore(details, onOpenChange);
  // The browser itself opens a disclosure for a match of its search in the page, and closes it for another with the same name.
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onOpenChange(currentTarget.open);
  };
  return (
    <Disclosed ref={details} name={name} open={isOpen} onToggle={onToggle} suppressHydrationWarning>
      <Opener
        {...mergeProps(pressProps, { onClick: (event: MouseEvent) => event.preventDefault() })}
        data-beside-link={isBesideLink ? '' : undefined}
      >
        {children}
        <ChevronDownIcon size={16} strokeWidth={1.5} aria-hidden="true" />
      </Opener>
      <Links items={items} link={link} isOpen={isOpen} />
    </Disclosed>
  );
}

/** A submenu that the shopper opened before scripts loaded stays open. */
function useOpenedBefore(details: RefObject<HTMLDetailsElement | null>, onOpenChange: (isOpen: boolean) => void) {
  const onFound = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (details.current?.open) onFound();
  }, [details]);
}

interface LinksProps {
  items: readonly NavigationLink[];
  link: LinkWithProps;
  isOpen: boolean;
}

function Links({ items, link, isOpen }: LinksProps) {
  const panel = useRef<HTMLUListElement>(null);
  // The last items of a row have no room towards the end, so the submenu aligns with the other edge.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const align = () => {
      delete element.dataset.align;
      const { left, right } = element.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth) element.dataset.align = 'end';
    };
    align();
    // A turned screen or larger text moves the item.
    const observer = new ResizeObserver(align);
    observer.observe(document.documentElement);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <Panel ref={panel}>
      {items.map(({ label, href, picture, isCurrentPage }, index) => (
        <li key={`${index} ${href}`}>
          <PanelLink {...link} href={href} {...currentPage(isCurrentPage)}>
            {picture && <Picture src={picture} alt="" loading="lazy" />}
            {label}
          </PanelLink>
        </li>
      ))}
    </Panel>
  );
}

const currentPage = (isCurrent = false) => isCurrent && { 'aria-current': 'page' as const };
