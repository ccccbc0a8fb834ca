import { useMemo, type ReactNode } from 'react';
import { Item } from 'react-stately/Item';
import type { NativeSelectItem } from '../NativeSelect/NativeSelect.js';

/** A choice in the list of a `Select` or `ComboBox`: a picture of one kind, its text, and what there is to say of it. */
export interface SelectItem extends NativeSelectItem {
  /** Before the text. Not read: the text says it all. */
  icon?: ReactNode;
  /** Address of a small picture before the text, of a pattern or a material. Not read. */
  image?: string;
  /** Any CSS colour or gradient: a disc of it stands before the text. */
  color?: string;
}

/** What react-stately makes a collection of; constant, so that it makes it once. */
function renderItem(item: SelectItem) {
  // Read out where a screen reader does not find the option itself, as on Apple's devices.
  const name = item.description ? `${item.text}, ${item.description}` : item.text;
  return (
    <Item key={item.value} textValue={item.text} aria-label={name}>
      {item.text}
    </Item>
  );
}

/** What the states of react-stately take of a list. */
export function useCollectionProps(items: readonly SelectItem[]) {
  const disabledKeys = useMemo(() => items.filter((item) => item.isDisabled).map((item) => item.value), [items]);
  return { children: renderItem, disabledKeys };
}
