import type { FocusEvent, PointerEvent, RefObject } from 'react';

/** How long, in ms, a pointer on its way into an open submenu may cross other items. */
const patience = 220;

/** Moves the focus with the pointer of a mouse, and opens the submenu of the item it rests on. */
export function useHover(timer: RefObject<ReturnType<typeof setTimeout> | undefined>) {
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    event.stopPropagation();
    clearTimeout(timer.current);
    const menu = event.currentTarget;
    const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]');
    if (!item || item.closest('[role=menu]') !== menu) return;
    timer.current = setTimeout(() => rest(item), openIn(menu).length > 0 ? patience : 0);
  };
  // One submenu at a time: it closes when the focus goes to another item.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    event.stopPropagation();
    for (const submenu of openIn(event.currentTarget)) {
      const isOwn = submenu.contains(event.target) || event.target.getAttribute('popovertarget') === submenu.id;
      if (!isOwn) submenu.hidePopover();
    }
  };
  return { onPointerOver, onFocus };
}

function rest(item: HTMLElement) {
  if (!item.isConnected) return;
  item.focus({ preventScroll: true });
  const submenu = document.getElementById(item.getAttribute('popovertarget') ?? '');
  if (submenu && !submenu.matches(':popover-open')) submenu.showPopover({ source: item });
}

const openIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menu]:popover-open')];
