import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import type { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import { useCollectionProps, type SelectEntry, type SelectItem } from '../Select/selectItem.js';
import type { AnyComboBoxProps, ComboBoxProps } from './comboBoxProps.js';
import { useMatching } from './useMatching.js';

/** react-stately's state. In addition, a typed text that equals the label of an option chooses that option. */
export function useComboBoxChoice(
  props: AnyComboBoxProps,
  { entries, options: items }: { entries: readonly SelectEntry[]; options: readonly SelectItem[] },
  { onEdit, hookProps }: Pick<ReturnType<typeof useFieldState>, 'onEdit' | 'hookProps'>,
): ComboBoxState<SelectItem, 'single' | 'multiple'> & { takeEarly: (text: string, isFocused: boolean) => void } {
  const { multiple = false, value, defaultValue, onInputChange, onOpenChange } = props;
  const { filter, allowsCustomValue = false, isSearch = false, inputValue } = props;
  const { matches, isSame } = useMatching();
  const isControlled = 'value' in props;
  const [isUsed, setUsed] = useState(false);
  const valueAtFirst = isControlled ? value : defaultValue;
  // Before the first use, the state needs only the chosen item: building a collection of thousands would delay the page.
  const known = useMemo(
    () => (isUsed ? entries : items.filter((item) => [valueAtFirst].flat().includes(item.value))),
    [isUsed, entries, items, valueAtFirst],
  );
  const none = multiple ? [] : null;
  const state = useComboBoxState<SelectItem, 'single' | 'multiple'>({
    selectionMode: multiple ? 'multiple' : 'single',
    ...hookProps,
    // The collection has the options of groups as well.
    defaultItems: known as Iterable<SelectItem>,
    ...useCollectionProps(known),
    defaultFilter: useItemFilter(items, filter) ?? matches,
    ...(isControlled ? { value: value ?? none } : { defaultValue: defaultValue ?? none }),
    onChange: (chosen) => {
      onEdit();
      if (props.multiple) props.onChange?.([chosen ?? []].flat().map(String));
      else props.onChange?.(chosen === null ? null : String(chosen));
    },
    ...defined({ onInputChange, inputValue }),
    ...(onOpenChange && { onOpenChange: (isOpen) => onOpenChange(isOpen) }),
    allowsCustomValue,
    allowsEmptyCollection: true,
    // Another search may also change the text. So `ComboBox` opens the list itself, after keys only.
    ...(isSearch && { menuTrigger: 'manual' as const }),
    // `setFocused` below first checks whether the typed text is an option.
    shouldCloseOnBlur: false,
  });

  const takeTyped = (): boolean => {
    // Typing the name of an option is a search, not a choice.
    if (isSearch) return false;
    const { inputValue: text, selectedItems, isOpen, selectionManager, collection } = state;
    const { focusedKey } = selectionManager;
    const isAtOption = isOpen && focusedKey !== null && collection.getItem(focusedKey) !== null;
    if (isAtOption || isSame(text, multiple ? '' : (selectedItems[0]?.textValue ?? ''))) return false;
    const exact = items.find((item) => !item.isDisabled && isSame(item.label, text));
    if (exact) state.setValue(multiple ? [...new Set([...chosenIn(state.value), exact.value])] : exact.value);
    if (exact && multiple) state.setInputValue('');
    return exact !== undefined;
  };
  // A reset of the form does not change a controlled choice.
  const resetValue = isControlled ? state.value : state.defaultValue;
  const leave = () => {
    if (!takeTyped()) state.close();
    state.setFocused(false);
  };
  // The state has an early text from the next render on.
  const [wasLeftEarly, setLeftEarly] = useState(false);
  const leaveEarly = useEffectEvent(leave);
  useEffect(() => {
    if (wasLeftEarly) leaveEarly();
  }, [wasLeftEarly]);
  return {
    ...state,
    setFocused: (isFocused) => {
      if (!isFocused) return leave();
      setUsed(true);
      state.setFocused(true);
    },
    /** Takes over a text from before hydration as if it were typed now, in a field that the user may have left since. */
    takeEarly: (text, isFocused) => {
      setUsed(true);
      if (isFocused) state.setFocused(true);
      state.setInputValue(text);
      if (isFocused && isSearch) state.open(null, 'input');
      setLeftEarly(!isFocused);
    },
    defaultValue: resetValue,
    defaultInputValue: items.find((item) => item.value === resetValue)?.label ?? '',
    commit: () => {
      if (!takeTyped()) state.commit();
    },
  };
}

/** The caller's filter for the state, which passes only labels. It finds an item again by its label. */
function useItemFilter(items: readonly SelectItem[], filter: ComboBoxProps['filter']) {
  return useMemo(() => {
    if (!filter) return undefined;
    const byLabel = new Map<string, SelectItem[]>();
    for (const item of items) byLabel.set(item.label, [...(byLabel.get(item.label) ?? []), item]);
    return (text: string, typed: string) => byLabel.get(text)?.some((item) => filter(item, typed)) ?? false;
  }, [items, filter]);
}

/** Returns the chosen values of a state, of one choice or several. */
export const chosenIn = (value: ComboBoxState<unknown, 'single' | 'multiple'>['value']): string[] =>
  [value ?? []].flat().map(String);
