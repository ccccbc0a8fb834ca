'use client';
import type { ReactNode } from 'react';
import { describedIn, misplaced, wordsIn } from '../internal/described.js';

export interface MenuItem<Id extends string = string> {
  /** Its key, unique in the menu. */
  id: Id;
  /** Its name, which typeahead searches. */
  label: string;
  /** Replaces the label in the menu, with the same words. Default: the label. */
  content?: ReactNode;
  /** A line below the label. It is part of the accessible name. */
  description?: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A key that does the same elsewhere, such as '⌘K'. Screen readers announce it after the name. */
  shortcut?: string;
  /** Makes it a link to a page. */
  href?: string;
  /** Whether it cannot be used. The keys skip it. Default: `false`. */
  isDisabled?: boolean;
  /**
   * Whether it deletes something. It then shows in the sale colour. Default: `false`.
   * @selector [data-destructive]
   */
  isDestructive?: boolean;
  /** Called when it is used, before the menu's `onAction`. */
  onAction?: () => void;
  /** Its submenu. */
  items?: readonly MenuEntry<Id>[];
}

export interface MenuItemProps<Id extends string = string> extends Omit<MenuItem<Id>, 'label' | 'content'> {
  /** The item, drawn as you like: text, or text with elements around it. */
  children: ReactNode;
  /** Its name, for searches by letter. Default: the words in its children. */
  textValue?: string;
}

/** An item of a `Menu`, directly in it or in a `MenuSection`. `items` is its submenu. */
export function MenuItem<Id extends string = string>(_props: MenuItemProps<Id>): ReactNode {
  return misplaced('MenuItem', 'Menu or a MenuSection');
}

/** Items that belong together, between hairlines. */
export interface MenuSection<Id extends string = string> {
  /** Names the section, and is shown above it. */
  label?: string;
  items: readonly MenuItem<Id>[];
  /** Makes the items choices: `'single'` for one, which closes the menu, `'multiple'` for any number, which keeps it open. Default: none; the items are actions. */
  selectionMode?: 'single' | 'multiple';
  /** Ids of the chosen items. The menu opens at the first of them. */
  selectedKeys?: readonly Id[];
  /** Called with the new list of chosen ids. */
  onSelectionChange?: (selectedKeys: Id[]) => void;
}

export interface MenuSectionProps<Id extends string = string> extends Omit<MenuSection<Id>, 'items'> {
  /** `MenuItem`s. */
  children?: ReactNode;
}

/** Items of a `Menu` that belong together, directly in it. */
export function MenuSection<Id extends string = string>(_props: MenuSectionProps<Id>): ReactNode {
  return misplaced('MenuSection', 'Menu');
}

export type MenuEntry<Id extends string = string> = MenuItem<Id> | MenuSection<Id>;

export const isItem = (entry: MenuEntry): entry is MenuItem => 'id' in entry;

/** Returns the entries as sections. An item outside of a section gets one of its own. */
export const sectionsOf = (entries: readonly MenuEntry[]): readonly MenuSection[] =>
  entries.map((entry) => (isItem(entry) ? { items: [entry] } : entry));

/** Returns the entries that the children of a menu describe. */
export const entriesIn = (children: ReactNode): readonly MenuEntry[] =>
  describedIn<MenuItemProps | MenuSectionProps>(children).map((props) => {
    if ('id' in props) return itemOf(props);
    const { children: items, ...section } = props;
    return { ...section, items: describedIn<MenuItemProps>(items).map(itemOf) };
  });

const itemOf = ({ children, textValue, ...item }: MenuItemProps): MenuItem => ({
  ...item,
  label: textValue ?? wordsIn(children),
  content: children,
});
