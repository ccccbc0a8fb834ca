'use client';
import {
  useMemo,
  useRef,
  type ElementType,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useMenuTrigger } from 'react-aria/useMenu';
import { flushSync } from 'react-dom';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { PropsOfLinks } from '../internal/link.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { checkChosen, checkEntries } from '../Menu/checkChosen.js';
import type { MenuEntry } from '../Menu/entries.js';
import { MenuContext, MenuList } from '../Menu/MenuList.js';
import { MenuPanel } from '../Menu/MenuPanel.js';
import { Root } from './ContextMenu.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface ContextMenuProps<As extends ElementType = ElementType> extends DomProps<HTMLDivElement> {
  /** The name of the menu: the thing that its actions are for, such as 'Order 1042'. */
  label: string;
  /** Items and sections of items, as in a `Menu`. Each action must also be elsewhere on the page. */
  items: readonly MenuEntry[];
  /** Called with the id of the used item. */
  onAction?: (id: string) => void;
  /** Called with `true` after the menu has opened, and with `false` after it has closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether the browser's own menu opens instead. Default: `false`. */
  isDisabled?: boolean;
  /** The framework's link component, which takes `href`, for items that have one. Default: the link of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** The content that has the menu, with an element that takes the focus, for the keyboard. Text fields in it keep the browser's menu. */
  children?: ReactNode;
}

/** A menu of what is under the pointer, by a right click or a long touch, and of the focused element by the context menu key. It repeats actions that the page also shows. */
export function ContextMenu<As extends ElementType = 'a'>({
  label,
  items,
  onAction,
  onOpenChange,
  isDisabled = false,
  linkAs,
  linkProps,
  children,
  ref,
  ...rest
}: ContextMenuProps<As>) {
  if (process.env.NODE_ENV !== 'production') {
    checkChosen(items);
    checkEntries('ContextMenu', label, items);
  }
  const area = useOwnRef(ref);
  const menuRef = useRef<HTMLDivElement>(null);
  // The element that had the focus before the menu.
  const focused = useRef<HTMLElement>(null);
  const link = { as: useLinkAs(linkAs), ...linkProps };
  const state = useMenuTriggerState(defined({ onOpenChange }));
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({ trigger: 'contextMenu' }, state, area);
  const { point } = state;
  const anchorRef = useMemo(
    () => ({ current: point && { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) } }),
    [point],
  );
  const handlers = useHandlers({ state, area, focused, triggerProps: menuTriggerProps as HTMLAttributes<HTMLElement> });
  // Closes first, so that a dialog that the action opens can give the focus back.
  const leave = () => {
    flushSync(state.close);
    focused.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Root {...defined(mergeProps(rest, isDisabled ? undefined : handlers))} tabIndex={-1} ref={area}>
        {children}
      </Root>
      <MenuContext value={{ root: state, link, leave, onAction }}>
        <MenuPanel state={state} triggerRef={focused} anchorRef={anchorRef} placement="bottom-start">
          <MenuList
            entries={items}
            menuRef={menuRef}
            hookProps={{ 'aria-label': label, autoFocus: menuProps.autoFocus ?? true, onClose: state.close }}
            domProps={{ onContextMenu: (event) => event.preventDefault() }}
          />
        </MenuPanel>
      </MenuContext>
    </>
  );
}

interface HandlersOptions {
  state: ReturnType<typeof useMenuTriggerState>;
  area: RefObject<HTMLElement | null>;
  focused: { current: HTMLElement | null };
  /** From the hook of the trigger. */
  triggerProps: HTMLAttributes<HTMLElement>;
}

/** Returns the handlers of the area. */
function useHandlers({ state, area, focused, triggerProps }: HandlersOptions): HTMLAttributes<HTMLElement> {
  const keepFocused = () => {
    // If nothing has the focus, the area does: the menu gives it back there.
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
    focused.current = document.activeElement as HTMLElement | null;
  };
  // The id would name the area, which may have one of its own.
  const { id: _id, ...hookProps } = triggerProps;
  return {
    ...hookProps,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // The key that has opened the menu also sends this event.
      if (state.isOpen) return event.preventDefault();
      if (isText(event.target)) return;
      keepFocused();
      hookProps.onContextMenu?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      hookProps.onKeyDown?.(event);
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isMenuKey || isText(event.target)) return;
      // Not every browser sends a `contextmenu` event with the place of the focused element.
      event.preventDefault();
      keepFocused();
      const element = event.target as Element;
      const { left, right, bottom } = element.getBoundingClientRect();
      state.setPoint({ x: getComputedStyle(element).direction === 'rtl' ? right : left, y: bottom });
      state.open('first');
    },
  };
}

/** Whether the browser's menu has actions for it that a page cannot give: to paste, to correct the spelling. */
const isText = (target: EventTarget) => (target as Element).closest('input, textarea, [contenteditable]') !== null;
