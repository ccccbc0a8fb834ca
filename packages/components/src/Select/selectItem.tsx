import { useMemo, type ReactNode } from 'react';
import { Item } from 'react-stately/Item';
import type { NativeSelectItem } from '../NativeSelect/NativeSelect.js';

/** An option of a `Select` or `ComboBox`: its label, its description and one kind of picture. */
export interface SelectItem<Value extends string = string> extends NativeSelectItem<Value> {
  /** Replaces the label in the list, with the same words: a part of them may need a `lang`. Default: the label. */
  content?: ReactNode;
  /** An icon before the label. Hidden from screen readers: the label has all information. */
  icon?: ReactNode;
  /** URL of a small image before the label, of a pattern or a material. Hidden from screen readers. */
  image?: string;
  /** Any CSS colour or gradient. A disc in this colour shows before the label. */
  color?: string;
}

/** Renders an item of react-stately's collection. It is constant, so the collection is built once. */
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
export function useCollectionProps(items: readonly SelectItem[]) {
  const disabledKeys = useMemo(() => items.filter((item) => item.isDisabled).map((item) => item.value), [items]);
  return { children: renderItem, disabledKeys };
}
