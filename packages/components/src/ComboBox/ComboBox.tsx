'use client';
import { useEffect, useMemo, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { labelId, type FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { Control, NativeInput } from '../Input/Input.styles.js';
import type { InputProps } from '../Input/Input.js';
import { announce, clearAnnouncer } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Floating } from '../internal/Floating.js';
import { ListBox } from '../internal/ListBox.js';
import { ListSurface } from '../internal/listBox.styles.js';
import { useCollectionProps, type SelectItem } from '../internal/selectItem.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Notice, ToggleButton } from './ComboBox.styles.js';
import { fold, matches } from './matching.js';

export interface ComboBoxProps
  extends FieldTexts, Omit<DomProps, 'ref' | 'role'>, Pick<InputProps, 'variant' | 'size'> {
  /** The options, in this order. Keep the array itself while they are the same: the list is made anew for another. */
  items: readonly SelectItem[];
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedKey?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedKey?: string;
  /** Called with the value chosen, `null` when the field has been emptied. */
  onSelectionChange?: (key: string | null) => void;
  /** Called with what is written, on every change of it: to look items up as one writes. */
  onInputChange?: (text: string) => void;
  /** Called with whether the list is open. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Which items stay in the list for what was typed; of items with the same text all do, or none. Default: those with every word of it, whatever the case and accents. Where the server looks them up: `() => true`. */
  filter?: (item: SelectItem, typed: string) => boolean;
  /** Any text is taken, the items are suggestions: a form gets the text. Default: `false`, which goes back to the last choice. */
  allowsCustomValue?: boolean;
  /** Items are on their way: the list says so. Default: `false`. */
  isLoading?: boolean;
  /** What the list says with no item left. Default: `'Nothing found'`. */
  emptyText?: string;
  placeholder?: string;
  /** Must be filled in before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets the value. */
  name?: string;
  /** What a browser may fill in. Default: nothing, since its list would lie over this one. */
  autoComplete?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

const contains = (item: SelectItem, typed: string) => matches(item.text, typed);

/**
 * One choice of many, found by typing. A screen reader hears 'combo box', how many options there are as one types, and each that
 * the arrow keys come to. For a few choices take a `Select`; for a long list of words on phones a `NativeSelect` is their own picker.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    onInputChange,
    onOpenChange,
    filter = contains,
    allowsCustomValue = false,
    isLoading = false,
    emptyText,
    variant = 'outline',
    size = 'md',
    placeholder,
    autoComplete = 'off',
    onFocus,
    onBlur,
    ref,
    ...rest
  } = props;
  const input = useOwnRef(ref);
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const messages = useMessages();

  const isControlled = 'selectedKey' in props;
  const [isUsed, setUsed] = useState(false);
  const atFirst = isControlled ? selectedKey : defaultSelectedKey;
  // Until it is used the choice is all that it needs: a page must not wait for a collection of thousands.
  const known = useMemo(
    () => (isUsed ? items : items.filter((item) => item.value === atFirst)),
    [isUsed, items, atFirst],
  );
  const ownState = useComboBoxState<SelectItem>({
    defaultItems: known,
    ...useCollectionProps(known),
    defaultFilter: useFilter(items, filter),
    ...(isControlled ? { value: selectedKey ?? null } : { defaultValue: defaultSelectedKey ?? null }),
    onChange: (key) => {
      onEdit();
      onSelectionChange?.(key === null ? null : String(key));
    },
    ...defined({ onInputChange, onOpenChange: onOpenChange && ((isOpen: boolean) => onOpenChange(isOpen)) }),
    allowsCustomValue,
    allowsEmptyCollection: true,
    // `setFocused` below looks first whether what was typed is an option.
    shouldCloseOnBlur: false,
    validationBehavior: 'native',
    ...defined({ name: rest.name, isRequired: rest.isRequired }),
  });
  const found = ownState.displayValidation;
  const { id, name, isInvalid, isDisabled, onEdit, controlProps, fieldProps } = useField({
    ...rest,
    // What the browser finds, where no `Form` says it in the shop's own words.
    errorMessage: rest.errorMessage ?? (found.isInvalid ? found.validationErrors.join(' ') : undefined),
  });

  /** Makes a choice of what was typed, if it is the text of an option. */
  const takeTyped = (): boolean => {
    const { inputValue, selectedItem, isOpen, selectionManager, collection } = ownState;
    const { focusedKey } = selectionManager;
    const isAtOption = isOpen && focusedKey !== null && collection.getItem(focusedKey) !== null;
    const typed = fold(inputValue);
    if (isAtOption || typed === fold(selectedItem?.textValue ?? '')) return false;
    const exact = items.find((item) => !item.isDisabled && fold(item.text) === typed);
    if (exact) ownState.setValue(exact.value);
    return exact !== undefined;
  };
  const state = {
    ...ownState,
    // A reset of the form leaves a choice alone that is the caller's.
    ...(isControlled && { defaultValue: ownState.value }),
    commit: () => {
      if (!takeTyped()) ownState.commit();
    },
    setFocused: (isFocused: boolean) => {
      if (isFocused) setUsed(true);
      else if (!takeTyped()) ownState.close();
      ownState.setFocused(isFocused);
    },
  };

  const hasOptions = state.collection.size > 0 && !isLoading;
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    {
      ...defined({
        id,
        label: rest.label,
        'aria-label': controlProps['aria-label'],
        // The label's own id: the button and the list are named by it as well.
        'aria-labelledby': controlProps['aria-labelledby'] ?? (rest.label ? labelId(id) : undefined),
        placeholder,
        onFocus,
        onBlur,
        isRequired: rest.isRequired,
      }),
      validationBehavior: 'native',
      isDisabled,
      shouldFocusWrap: true,
      inputRef: input,
      buttonRef: button,
      popoverRef: popup,
      listBoxRef: list,
    },
    state,
  );
  const { buttonProps: toggleProps } = useButton(buttonProps, button);
  useFormReset(input, () => ownState.setInputValue(ownState.defaultInputValue));
  const notice = isLoading ? messages.loading : (emptyText ?? messages.noOptions);
  useNotice(state.isOpen && !hasOptions ? notice : undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const wasOpen = state.isOpen;
    const isAlt = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (!isAlt) inputProps.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') state.open(null, 'manual');
    else if (wasOpen) state.commit();
    if (isAlt) event.preventDefault();
    // With the list open, Escape is the list's; what is around, such as a drawer, must not hear it.
    if (wasOpen && event.key === 'Escape') event.stopPropagation();
  };

  return (
    <Field {...fieldProps}>
      <Control
        ref={control}
        data-variant={variant}
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <NativeInput
          {...defined({
            ...inputProps,
            ...controlProps,
            'aria-describedby': controlProps['aria-describedby'],
            'aria-labelledby': controlProps['aria-labelledby'],
            'aria-expanded': state.isOpen && hasOptions,
            'aria-controls': state.isOpen && hasOptions ? inputProps['aria-controls'] : undefined,
            'data-name': name,
          })}
          ref={input}
          autoComplete={autoComplete}
          onClick={() => state.open(null, 'manual')}
          onKeyDown={onKeyDown}
        />
        <ToggleButton {...defined(toggleProps)} ref={button}>
          <ChevronDownIcon aria-hidden="true" />
        </ToggleButton>
      </Control>
      <Floating
        state={state}
        triggerRef={control}
        ref={popup}
        as={ListSurface}
        placement="bottom-start"
        gap={4}
        keepsFocusOutside
        hasTriggerWidth
      >
        {hasOptions ? (
          <ListBox {...listBoxProps} state={state} listRef={list} />
        ) : (
          // The focus stays in the field, where the keys are.
          <Notice onMouseDown={(event) => event.preventDefault()}>{notice}</Notice>
        )}
      </Floating>
      {name && (
        <input
          {...defined({
            type: 'hidden',
            name,
            value: String(state.value ?? (allowsCustomValue ? state.inputValue : '')),
            disabled: isDisabled || undefined,
          })}
        />
      )}
    </Field>
  );
}

/** The state knows of an item no more than its text; this finds the item again. */
function useFilter(items: readonly SelectItem[], filter: (item: SelectItem, typed: string) => boolean) {
  const byText = useMemo(() => {
    const found = new Map<string, SelectItem[]>();
    for (const item of items) {
      const same = found.get(item.text);
      if (same) same.push(item);
      else found.set(item.text, [item]);
    }
    return found;
  }, [items]);
  return useMemo(
    () => (text: string, typed: string) => byText.get(text)?.some((item) => filter(item, typed)) ?? false,
    [byText, filter],
  );
}

/** Says why there is nothing to choose. */
function useNotice(notice: string | undefined) {
  useEffect(() => {
    if (notice === undefined) return;
    // In place of the number of options, which is none, or not known yet.
    clearAnnouncer('assertive');
    announce(notice, 'assertive');
  }, [notice]);
}
