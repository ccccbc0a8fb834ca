import { checkKeys, checkUnique } from '../internal/mistakes.js';
import { isItem, sectionsOf, type MenuEntry } from './entries.js';

/** Reports items with the same id, also in submenus. */
export function checkEntries(component: string, label: unknown, entries: readonly MenuEntry[]): void {
  const items = sectionsOf(entries).flatMap((section) => section.items);
  checkUnique(component, label, items, 'id');
  for (const item of items) checkEntries(component, label, item.items ?? []);
}

/** Reports chosen keys that are no item's, also in submenus. */
export function checkChosen(entries: readonly MenuEntry[]): void {
  for (const entry of entries) {
    if (isItem(entry)) {
      checkChosen(entry.items ?? []);
      continue;
    }
    const ids = entry.items.map(({ id }) => id);
    checkKeys('MenuSection', entry.label, entry.selectedKeys as string[] | undefined, ids);
    checkChosen(entry.items);
  }
}
