import type { KeyboardEvent } from 'react';

/** What takes the focus in a menu. */
export type FocusTarget = 'first' | 'last' | 'menu';

/** The items of a menu, without those of its submenus. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(
    (item) => item.closest('[role=menu]') === menu,
  );
}

export function focusItem(menu: HTMLElement, target: FocusTarget) {
  const items = itemsOf(menu);
  const item = target === 'first' ? items[0] : target === 'last' ? items.at(-1) : menu;
  item?.focus();
}

/** The item that a key leads to, round and round; undefined for any other key. */
export function keyTarget({ key }: KeyboardEvent, menu: Element): HTMLElement | undefined {
  const items = itemsOf(menu);
  const index = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
