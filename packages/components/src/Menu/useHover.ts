import type { FocusEvent, PointerEvent, RefObject } from 'react';

/** How long, in ms, a pointer on its way into an open submenu may cross other items. */
const patience = 220;

/** Of a menu with all its levels: a pointer that reaches a submenu stops what it began on the way. */
export interface Hovered {
  item?: Element | null;
  timer?: ReturnType<typeof setTimeout>;
}

/** Moves the focus with the pointer of a mouse, and opens the submenu of the item it rests on. */
export function useHover(hovered: RefObject<Hovered>) {
  // Not `pointerover`: a menu that opens under a pointer at rest leaves the focus where the keys have put it.
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    event.stopPropagation();
    const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]');
    if (item === hovered.current.item) return;
    clearTimeout(hovered.current.timer);
    hovered.current = { item };
    const menu = event.currentTarget;
    if (!item || item.closest('[role=menu]') !== menu) return;
    hovered.current.timer = setTimeout(() => rest(item), openIn(menu).length > 0 ? patience : 0);
  };
  const onPointerLeave = () => {
    hovered.current.item = null;
  };
  // One submenu at a time: it closes when the focus goes to another item.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    event.stopPropagation();
    for (const submenu of openIn(event.currentTarget)) {
      const isOwn = submenu.contains(event.target) || event.target.getAttribute('popovertarget') === submenu.id;
      if (!isOwn) submenu.hidePopover();
    }
  };
  return { onPointerMove, onPointerLeave, onFocus };
}

function rest(item: HTMLElement) {
  if (!item.isConnected) return;
  item.focus({ preventScroll: true });
  const submenu = document.getElementById(item.getAttribute('popovertarget') ?? '');
  if (submenu && !submenu.matches(':popover-open')) submenu.showPopover({ source: item });
}

const openIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menu]:popover-open')];
