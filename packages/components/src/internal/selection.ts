import type { Key } from 'react';
import { defined } from './defined.js';

/** The choice in a list that is no form field. */
export interface SelectionProps<Id extends string = string> {
  /** Whether items can be chosen: `'single'` for one, `'multiple'` for any number. Default: `'none'`. */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** Ids of the chosen items (controlled). */
  selectedKeys?: Iterable<Id> | undefined;
  /** Ids of the items that are chosen initially (uncontrolled). Default: none. */
  defaultSelectedKeys?: Iterable<NoInfer<Id>> | undefined;
  /** Called with the ids of all chosen items. */
  onSelectionChange?: ((keys: Set<Id>) => void) | undefined;
  /** Whether the last choice stays at another press and at Escape. Default: `false`. */
  disallowEmptySelection?: boolean | undefined;
  /** Ids of items that cannot be chosen, in addition to items that have `isDisabled`. Default: none. */
  disabledKeys?: Iterable<NoInfer<Id>> | undefined;
}

/** Returns chosen keys as ids. react-stately has the word `'all'` for all `free` ones. */
export const chosenIds = (keys: 'all' | Set<Key>, free: readonly string[]): Set<string> =>
  new Set(keys === 'all' ? free : [...keys].map(String));

/** Returns the props of react-stately's hooks for a choice. `free` returns the ids of all that can be chosen. */
export const selectionOf = (
  {
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disallowEmptySelection,
  }: SelectionProps,
  free: () => readonly string[],
) => ({
  selectionMode,
  ...defined({ selectedKeys, defaultSelectedKeys, disallowEmptySelection }),
  ...(onSelectionChange && {
    onSelectionChange: (keys: 'all' | Set<Key>) => onSelectionChange(chosenIds(keys, free())),
  }),
});
