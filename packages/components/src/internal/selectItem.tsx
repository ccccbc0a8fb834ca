import { useMemo, type ReactNode } from 'react';
import { Item } from 'react-stately/Item';
import type { NativeSelectItem } from '../NativeSelect/NativeSelect.js';

/** A choice in the list of a `Select` or `ComboBox`: a picture of one kind, its label, and what there is to say of it. */
export interface SelectItem extends NativeSelectItem {
  /** Before the label. Not read: the label says it all. */
  icon?: ReactNode;
  /** Address of a small picture before the label, of a pattern or a material. Not read. */
  image?: string;
  /** Any CSS colour or gradient: a disc of it stands before the label. */
  color?: string;
}

/** What react-stately makes a collection of; constant, so that it makes it once. */
function renderItem(item: SelectItem) {
  // Read out where a screen reader does not find the option itself, as on Apple's devices.
  const name = item.description ? `${item.label}, ${item.description}` : item.label;
  return (
    <Item key={item.value} textValue={item.label} aria-label={name}>
      {item.label}
    </Item>
  );
}

/** What the states of react-stately take of a list. */
export function useCollectionProps(items: readonly SelectItem[]) {
  const disabledKeys = useMemo(() => items.filter((item) => item.isDisabled).map((item) => item.value), [items]);
  return { children: renderItem, disabledKeys };
}
