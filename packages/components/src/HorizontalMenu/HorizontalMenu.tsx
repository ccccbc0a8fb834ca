'use client';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import type { NavigationItem, NavigationLink } from '../internal/navigation.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Bar, Entry, Opener, Panel, PanelLink, Root, TopLink } from './HorizontalMenu.styles.js';

export interface HorizontalMenuProps extends Omit<DomProps, 'ref' | 'role'> {
  /** The pages, in order. An item with `items` opens them below it; if it has a `url` as well, a button beside its link does. */
  items: readonly NavigationItem[];
  /** A framework's link, for moving without a full load. Default: `'a'`. */
  linkAs?: ElementType;
  /** Name of the landmark. Default: `'Main'`. */
  'aria-label'?: string;
}

/**
 * The shop's menu in a row, for wide screens; `HamburgerMenu` takes the same items on narrow ones. A submenu opens by
 * press, never by hovering, and closes on Escape, on a press outside, when the focus leaves it and when a link is followed.
 */
export function HorizontalMenu({ items, linkAs = 'a', 'aria-label': label, ...rest }: HorizontalMenuProps) {
  const messages = useMessages();
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  const close = () => setOpen(undefined);
  usePressOutside(root, open !== undefined, close);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  // A framework's link leaves the menu on the page.
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };

  return (
    <Root
      aria-label={label ?? messages.mainNavigation}
      {...defined(rest)}
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <Bar>
        {items.map((item, index) => (
          <TopItem
            key={`${index} ${item.label}`}
            item={item}
            linkAs={linkAs}
            isOpen={index === open}
            onToggle={() => setOpen(index === open ? undefined : index)}
          />
        ))}
      </Bar>
    </Root>
  );
}

interface TopItemProps {
  item: NavigationItem;
  linkAs: ElementType;
  isOpen: boolean;
  onToggle: () => void;
}

function TopItem({ item, linkAs, isOpen, onToggle }: TopItemProps) {
  const { label, url, items, isCurrentPage } = item;
  const messages = useMessages();
  const panelId = useId();
  const link = url !== undefined && (
    <TopLink as={linkAs} href={url} {...currentPage(isCurrentPage)}>
      {label}
    </TopLink>
  );
  if (!items?.length) return <Entry>{link}</Entry>;
  return (
    <Entry>
      {link}
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={link ? fill(messages.submenu, { label }) : undefined}
        data-beside-link={link ? '' : undefined}
        onClick={onToggle}
      >
        {!link && label}
        <ChevronDownIcon size={16} strokeWidth={1.5} aria-hidden="true" />
      </Opener>
      <Submenu id={panelId} items={items} linkAs={linkAs} isOpen={isOpen} />
    </Entry>
  );
}

interface SubmenuProps {
  id: string;
  items: readonly NavigationLink[];
  linkAs: ElementType;
  isOpen: boolean;
}

/** Rendered also while closed, so that search engines find its links. */
function Submenu({ id, items, linkAs, isOpen }: SubmenuProps) {
  const panel = useRef<HTMLUListElement>(null);
  // Under the last items of a row there is no room towards the end: it lines up with the other edge.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const align = () => {
      delete element.dataset.align;
      const { left, right } = element.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth) element.dataset.align = 'end';
    };
    align();
    // A screen that is turned, or text that grows, moves the item that it hangs from.
    const observer = new ResizeObserver(align);
    observer.observe(document.documentElement);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <Panel ref={panel} id={id} hidden={!isOpen}>
      {items.map(({ label, url, isCurrentPage }, index) => (
        <li key={`${index} ${url}`}>
          <PanelLink as={linkAs} href={url} {...currentPage(isCurrentPage)}>
            {label}
          </PanelLink>
        </li>
      ))}
    </Panel>
  );
}

const currentPage = (isCurrent = false) => isCurrent && { 'aria-current': 'page' as const };

function usePressOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) {
  const onPressOutside = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!root.current?.contains(target as Node)) onPressOutside();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, isOpen]);
}
