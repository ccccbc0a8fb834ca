import type { ReactNode } from 'react';

export interface MenuItem {
  /** Its key, of which there is one in the menu. */
  id: string;
  /** Its name, and what typing finds it by. */
  label: string;
  /** A line below the label, and part of its name. */
  description?: string;
  /** Before the label. */
  icon?: ReactNode;
  /** A key that does the same elsewhere, such as '⌘K'. A screen reader says it after the name. */
  shortcut?: string;
  /** Makes it a link to a page. */
  href?: string;
  /** Cannot be used; the keys pass over it. Default: `false`. */
  isDisabled?: boolean;
  /**
   * Deletes something: it stands out. Default: `false`.
   * @selector [data-destructive]
   */
  isDestructive?: boolean;
  /** Called when it is used, before the menu's `onAction`. */
  onAction?: () => void;
  /** Its submenu. */
  items?: readonly MenuEntry[];
}

/** Items that belong together, between hairlines. */
export interface MenuSection {
  /** Names the section, and is shown above it. */
  label?: string;
  items: readonly MenuItem[];
  /** Makes the items choices: one of them, which closes the menu, or any number, which keeps it open. Default: none, they are actions. */
  selectionMode?: 'single' | 'multiple';
  /** Ids of the items chosen: the menu opens at the first of them. */
  selectedKeys?: readonly string[];
  /** Called with the ids of the new choice. */
  onSelectionChange?: (selectedKeys: string[]) => void;
}

export type MenuEntry = MenuItem | MenuSection;

export const isItem = (entry: MenuEntry): entry is MenuItem => 'id' in entry;

/** Every item in a section, those that stand in none in one of their own. */
export const sectionsOf = (entries: readonly MenuEntry[]): readonly MenuSection[] =>
  entries.map((entry) => (isItem(entry) ? { items: [entry] } : entry));
