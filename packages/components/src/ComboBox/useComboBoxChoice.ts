import { useMemo, useState } from 'react';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import type { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import { useCollectionProps, type SelectItem } from '../internal/selectItem.js';
import type { ComboBoxProps } from './comboBoxProps.js';
import { fold, matches } from './matching.js';

type Filter = NonNullable<ComboBoxProps['filter']>;

const contains: Filter = (item, typed) => matches(item.label, typed);

/** react-stately's state, which here takes what was typed for a choice if it is the label of an option. */
export function useComboBoxChoice(
  props: ComboBoxProps,
  { onEdit, hookProps }: Pick<ReturnType<typeof useFieldState>, 'onEdit' | 'hookProps'>,
): ComboBoxState<SelectItem> {
  const { items, value, defaultValue, onChange, onInputChange, onOpenChange } = props;
  const { filter = contains, allowsCustomValue = false, isSearch = false, inputValue } = props;
  const isControlled = 'value' in props;
  const [isUsed, setUsed] = useState(false);
  const valueAtFirst = isControlled ? value : defaultValue;
  // Until it is used the choice is all that it needs: a page must not wait for a collection of thousands.
  const known = useMemo(
    () => (isUsed ? items : items.filter((item) => item.value === valueAtFirst)),
    [isUsed, items, valueAtFirst],
  );
  const state = useComboBoxState<SelectItem>({
    ...hookProps,
    defaultItems: known,
    ...useCollectionProps(known),
    defaultFilter: useFilter(items, filter),
    ...(isControlled ? { value: value ?? null } : { defaultValue: defaultValue ?? null }),
    onChange: (key) => {
      onEdit();
      onChange?.(key === null ? null : String(key));
    },
    ...defined({ onInputChange, inputValue }),
    ...(onOpenChange && { onOpenChange: (isOpen) => onOpenChange(isOpen) }),
    allowsCustomValue,
    allowsEmptyCollection: true,
    // What is written may change by other means than keys, such as another search: `ComboBox` opens the list for keys alone.
    ...(isSearch && { menuTrigger: 'manual' as const }),
    // `setFocused` below looks first whether what was typed is an option.
    shouldCloseOnBlur: false,
  });

  const takeTyped = (): boolean => {
    // A search for the name of something is no choice of it.
    if (isSearch) return false;
    const { inputValue: text, selectedItem, isOpen, selectionManager, collection } = state;
    const { focusedKey } = selectionManager;
    const isAtOption = isOpen && focusedKey !== null && collection.getItem(focusedKey) !== null;
    const typed = fold(text);
    if (isAtOption || typed === fold(selectedItem?.textValue ?? '')) return false;
    const exact = items.find((item) => !item.isDisabled && fold(item.label) === typed);
    if (exact) state.setValue(exact.value);
    return exact !== undefined;
  };
  // A reset of the form leaves a choice alone that is the caller's.
  const resetValue = isControlled ? state.value : state.defaultValue;
  return {
    ...state,
    defaultValue: resetValue,
    defaultInputValue: items.find((item) => item.value === resetValue)?.label ?? '',
    commit: () => {
      if (!takeTyped()) state.commit();
    },
    setFocused: (isFocused) => {
      if (isFocused) setUsed(true);
      else if (!takeTyped()) state.close();
      state.setFocused(isFocused);
    },
  };
}

/** The state knows of an item no more than its label; this finds the item again. */
function useFilter(items: readonly SelectItem[], filter: Filter) {
  const byLabel = useMemo(() => {
    const found = new Map<string, SelectItem[]>();
    for (const item of items) {
      const same = found.get(item.label);
      if (same) same.push(item);
      else found.set(item.label, [item]);
    }
    return found;
  }, [items]);
  return useMemo(
    () => (text: string, typed: string) => byLabel.get(text)?.some((item) => filter(item, typed)) ?? false,
    [byLabel, filter],
  );
}
