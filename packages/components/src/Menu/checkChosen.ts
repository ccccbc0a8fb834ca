import { checkKeys } from '../internal/mistakes.js';
import { isItem, type MenuEntry } from './entries.js';

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
