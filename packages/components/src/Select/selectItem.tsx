import { isValidElement, useMemo, useState, type ReactNode } from 'react';
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
  const kept = useKept(children);
  return useMemo(() => {
    const entries = items ?? entriesIn<Value>(kept);
    // Without groups it is the same list, which a combo box compares.
    return { entries, options: entries.some(isGroup) ? optionsOf(entries) : (entries as readonly SelectItem<Value>[]) };
  }, [items, kept]);
}

/** Returns the first of the children that are the same: written in a component, they are other elements at every render. */
function useKept(children: ReactNode): ReactNode {
  const [kept, keep] = useState(children);
  if (areSame(kept, children)) return kept;
  keep(children);
  return children;
}

/** Whether two values are the same, or are elements or lists of the same values. */
function areSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isValidElement<object>(one) && isValidElement<object>(other))
    return one.type === other.type && one.key === other.key && hasSame(one.props, other.props, areSame);
  if (Array.isArray(one) && Array.isArray(other)) return hasSame(one, other, areSame);
  // Such as a `style`. Deeper values may have circles.
  return isPlain(one) && isPlain(other) && hasSame(one, other, Object.is);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function hasSame(one: object, other: object, isSame: (one: unknown, other: unknown) => boolean): boolean {
  const values = Object.entries(one);
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, other[name as keyof typeof other]))
  );
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
