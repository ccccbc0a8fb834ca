import type { ReactNode } from 'react';
import { describedIn, wordsIn } from '../internal/described.js';
import type { SelectEntry, SelectItem } from '../Select/Option.js';
import type { ListBoxEntry, ListBoxItem, ListBoxItemProps, ListBoxSectionProps } from './ListBoxItem.js';

const itemOf = ({ children, textValue, ...rest }: ListBoxItemProps): ListBoxItem => ({
  ...rest,
  label: textValue ?? wordsIn(children),
  content: children,
});

/** Returns the entries that the children of a list describe. */
export const entriesIn = (children: ReactNode): readonly ListBoxEntry[] =>
  describedIn<ListBoxItemProps | ListBoxSectionProps>(children).map((props) =>
    'id' in props
      ? itemOf(props)
      : { label: props.label, items: describedIn<ListBoxItemProps>(props.children).map(itemOf) },
  );

/** Returns the entries as the list of a `Select` takes them. */
export function optionEntries(entries: readonly ListBoxEntry[], disabledKeys: Iterable<string> = []): SelectEntry[] {
  const disabled = new Set(disabledKeys);
  const optionOf = ({ id, isDisabled = false, ...rest }: ListBoxItem): SelectItem => ({
    ...rest,
    value: id,
    isDisabled: isDisabled || disabled.has(id),
  });
  return entries.map((entry) =>
    'items' in entry ? { label: entry.label, items: entry.items.map(optionOf) } : optionOf(entry),
  );
}
