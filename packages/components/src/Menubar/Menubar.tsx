'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ElementType,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { mergeProps } from 'react-aria/mergeProps';
import { useCollator } from 'react-aria/useCollator';
import { useKeyboard } from 'react-aria/useKeyboard';
import { usePress, type PressEvent } from 'react-aria/usePress';
import { flushSync } from 'react-dom';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { LinkWithProps, PropsOfLinks } from '../internal/link.js';
import { checkName, checkUnique } from '../internal/mistakes.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { checkChosen, checkEntries } from '../Menu/checkChosen.js';
import type { MenuEntry } from '../Menu/entries.js';
import { MenuContext, MenuList } from '../Menu/MenuList.js';
import { MenuPanel } from '../Menu/MenuPanel.js';
import { Opener, Root } from './Menubar.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface MenubarItem {
  /** Its key, unique in the bar. */
  id: string;
  /** The name of the menu, such as 'Order'. */
  label: string;
  /** Items and sections of items, as in a `Menu`. */
  items: readonly MenuEntry[];
}

export interface MenubarProps<As extends ElementType = ElementType> extends Omit<DomProps<HTMLDivElement>, 'role'> {
  /** The subject of the menus, such as 'List of orders'. Screen readers announce it on the way into the bar. Required, unless `aria-labelledby` names the bar. */
  'aria-label'?: string;
  /** The menus, in order. */
  items: readonly MenubarItem[];
  /** Called with the id of the used item. */
  onAction?: (id: string) => void;
  /** The framework's link component, which takes `href`, for items that have one. Default: the link of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
}

/** The open menu, and where the focus begins: at an item, or with a pointer at the menu itself. */
interface Open {
  index: number;
  focus: 'first' | 'last' | true;
}

/** Menus of actions in a bar with a single tab stop, as in a program on the desktop. For the pages of a shop, use a `HorizontalMenu`. */
export function Menubar<As extends ElementType = 'a'>({
  items,
  onAction,
  linkAs,
  linkProps,
  ref,
  ...rest
}: MenubarProps<As>) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('Menubar', [rest['aria-label'], rest['aria-labelledby']], {
      role: 'menu bar',
      advice: 'Say in its `aria-label` what its menus are for, such as "List of orders".',
    });
    checkUnique('Menubar', rest['aria-label'], items, 'id');
    for (const menu of items) {
      checkChosen(menu.items);
      checkEntries('Menubar', menu.label, menu.items);
    }
  }
  const bar = useOwnRef(ref);
  const link = { as: useLinkAs(linkAs), ...linkProps };
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<Open>();
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const step: 1 | -1 = useLocale().direction === 'rtl' ? -1 : 1;
  const focus = (index: number) => bar.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[index]?.focus();
  /** Returns the menu some steps away, in a circle. */
  const away = (index: number, steps: number) => (index + steps + items.length) % items.length;
  /** Returns the next menu whose name begins with the letter. */
  const beginningWith = (letter: string, index: number) =>
    items
      .map((_item, steps) => away(index, steps + 1))
      .find((other) => collator.compare(items[other]!.label.slice(0, letter.length), letter) === 0);

  const moves = { bar, step, focus, away, beginningWith, setOpen };
  return (
    <Root {...defined(rest)} role="menubar" ref={bar}>
      {items.map((item, index) => (
        <BarMenu
          key={item.id}
          {...moves}
          item={item}
          index={index}
          link={link}
          onAction={onAction}
          open={open}
          isTabStop={index === Math.min(stop, items.length - 1)}
          onFocus={() => setStop(index)}
        />
      ))}
    </Root>
  );
}

interface BarMenuProps {
  bar: RefObject<HTMLDivElement | null>;
  /** 1 if the next menu is to the right, or -1. */
  step: 1 | -1;
  focus: (index: number) => void;
  away: (index: number, steps: number) => number;
  beginningWith: (letter: string, index: number) => number | undefined;
  setOpen: (open: Open | undefined) => void;
  item: MenubarItem;
  index: number;
  link: LinkWithProps;
  onAction: ((id: string) => void) | undefined;
  open: Open | undefined;
  isTabStop: boolean;
  onFocus: () => void;
}

function BarMenu({ bar, item, index, link, onAction, open, isTabStop, onFocus, ...moves }: BarMenuProps) {
  const { setOpen, focus } = moves;
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const isOpen = open?.index === index;
  const state = useMenuTriggerState({ isOpen, onOpenChange: (opens) => !opens && setOpen(undefined) });
  const openerProps = useOpener({ ...moves, index, open });
  useFocusBack(open?.index, index, triggerRef);
  // Closes first, so that a dialog that the action opens can give the focus back to the bar.
  const leave = () => {
    flushSync(state.close);
    focus(index);
  };
  return (
    <>
      <Opener
        {...openerProps}
        ref={triggerRef}
        id={id}
        type="button"
        role="menuitem"
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onFocus={onFocus}
      >
        {item.label}
      </Opener>
      <MenuContext value={{ root: state, link, leave, onAction }}>
        <MenuPanel state={state} triggerRef={triggerRef} besideRef={bar} placement="bottom-start">
          <MenuList
            entries={item.items}
            menuRef={menuRef}
            hookProps={{ 'aria-labelledby': id, autoFocus: open?.focus ?? true, onClose: state.close }}
            domProps={{ onKeyDownCapture: (event) => moveOn(event, { ...moves, index, menuRef }) }}
          />
        </MenuPanel>
      </MenuContext>
    </>
  );
}

type OpenerOptions = Pick<BarMenuProps, 'step' | 'focus' | 'away' | 'beginningWith' | 'setOpen' | 'index' | 'open'>;

/** Returns the handlers of the button that opens a menu. */
function useOpener({ step, focus, away, beginningWith, setOpen, index, open }: OpenerOptions) {
  const toggle = (event: PressEvent) => {
    if (open?.index === index) return setOpen(undefined);
    (event.target as HTMLElement).focus({ preventScroll: true });
    setOpen({ index, focus: event.pointerType === 'mouse' ? true : 'first' });
  };
  const { pressProps } = usePress({
    preventFocusOnPress: true,
    // A finger may begin to scroll, so it opens the menu on the way up. All others open it on the way down.
    onPressStart: (event) => {
      if (event.pointerType !== 'touch') toggle(event);
    },
    onPress: (event) => {
      if (event.pointerType === 'touch') toggle(event);
    },
  });
  const opens = (from: 'first' | 'last') => () => setOpen({ index, focus: from });
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      ArrowRight: () => focus(away(index, step)),
      ArrowLeft: () => focus(away(index, -step)),
      Home: () => focus(0),
      End: () => focus(away(0, -1)),
      ArrowDown: opens('first'),
      ArrowUp: opens('last'),
    },
  });
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || [...key].length > 1 || key === ' ') return;
    const found = beginningWith(key, index);
    if (found !== undefined) focus(found);
  };
  // While a menu is open, the pointer opens the others.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && open && open.index !== index) setOpen({ index, focus: true });
  };
  return mergeProps(pressProps, keyboardProps, { onKeyDown, onPointerEnter });
}

/** Opens the menu beside it, unless the key opens or closes a submenu. */
function moveOn(
  event: KeyboardEvent,
  {
    step,
    away,
    setOpen,
    index,
    menuRef,
  }: Pick<BarMenuProps, 'step' | 'away' | 'setOpen' | 'index'> & { menuRef: RefObject<HTMLElement | null> },
) {
  const steps = { ArrowRight: step, ArrowLeft: -step }[event.key];
  if (steps === undefined) return;
  const element = event.target as Element;
  const isForward = steps === 1;
  const hasSubmenu = element.closest('[role^=menuitem]')?.hasAttribute('aria-haspopup');
  if (isForward ? hasSubmenu : !menuRef.current?.contains(element)) return;
  event.preventDefault();
  event.stopPropagation();
  setOpen({ index: away(index, steps), focus: 'first' });
}

/** Gives the focus to the button after its menu has closed, if nothing else has it. */
function useFocusBack(open: number | undefined, index: number, triggerRef: RefObject<HTMLElement | null>) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const hasClosed = open === undefined && before.current === index;
    if (hasClosed && document.activeElement === document.body) triggerRef.current?.focus();
    before.current = open;
  }, [open, index, triggerRef]);
}
