import { useMemo, type ReactNode } from 'react';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { describedIn, wordsIn } from '../internal/described.js';
import type { OptionGroupProps, OptionProps, SelectEntry, SelectGroup, SelectItem } from './Option.js';

export type { SelectEntry, SelectGroup, SelectItem };

const isGroup = <Value extends string>(entry: SelectEntry<Value>): entry is SelectGroup<Value> => 'items' in entry;

/** Returns all options of a list, also of its groups. */
const optionsOf = <Value extends string>(entries: readonly SelectEntry<Value>[]): SelectItem<Value>[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.items : entry));

/** Returns the given entries, or the ones that the children describe, with all options among them. */
export function useEntries<Value extends string>(
  items: readonly SelectEntry<Value>[] | undefined,
  children: ReactNode,
): { entries: readonly SelectEntry<Value>[]; options: readonly SelectItem<Value>[] } {
  return useMemo(() => {
    const entries = items ?? entriesIn<Value>(children);
    // Without groups it is the same list, which a combo box compares.
    return { entries, options: entries.some(isGroup) ? optionsOf(entries) : (entries as readonly SelectItem<Value>[]) };
  }, [items, children]);
}

function entriesIn<Value extends string>(children: ReactNode): SelectEntry<Value>[] {
  return describedIn<OptionProps<Value> | OptionGroupProps>(children).map((props) =>
    'value' in props
      ? itemOf(props)
      : { label: props.label, items: describedIn<OptionProps<Value>>(props.children).map(itemOf) },
  );
}

function itemOf<Value extends string>({ children, textValue, ...rest }: OptionProps<Value>): SelectItem<Value> {
  return { ...rest, label: textValue ?? wordsIn(children), content: children };
}

/** Renders an entry of react-stately's collection. It is constant, so the collection is built once. */
function renderEntry(entry: SelectEntry) {
  return isGroup(entry) ? (
    <Section key={`group ${entry.label}`} title={entry.label} items={entry.items}>
      {renderItem}
    </Section>
  ) : (
    renderItem(entry)
  );
}

function renderItem(item: SelectItem) {
  // Announced if a screen reader does not find the option itself, as on Apple's devices.
  const name = item.description ? `${item.label}, ${item.description}` : item.label;
  return (
    <Item key={item.value} textValue={item.label} aria-label={name}>
      {item.label}
    </Item>
  );
}

/** Returns the props of a list for the states of react-stately. */
export function useCollectionProps(entries: readonly SelectEntry[]) {
  const disabledKeys = useMemo(
    () =>
      optionsOf(entries)
        .filter((item) => item.isDisabled)
        .map((item) => item.value),
    [entries],
  );
  // An entry is what is given as an item; the state sees options and groups.
  return { children: renderEntry as (item: SelectItem) => ReturnType<typeof renderItem>, disabledKeys };
}
