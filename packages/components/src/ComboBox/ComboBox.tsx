'use client';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useButton } from 'react-aria/useButton';
import { Field } from '../Field/Field.js';
import { statedValidity } from '../Field/statedValidity.js';
import { useFieldState } from '../Field/useFieldState.js';
import { IconButton } from '../IconButton/IconButton.js';
import { ChevronDownIcon, SearchIcon, XIcon } from '../icons/icons.js';
import { Affix, Control, NativeInput } from '../Input/Input.styles.js';
import { announce, clearAnnouncer, prepareToAnnounce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import { Floating } from '../internal/Floating.js';
import { ListBox } from '../internal/ListBox.js';
import { ListSurface } from '../internal/listBox.styles.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Notice, ToggleButton } from './ComboBox.styles.js';
import type { ComboBoxProps } from './comboBoxProps.js';
import { useComboBoxChoice } from './useComboBoxChoice.js';
import { useSharingComboBox } from './useSharingComboBox.js';

/**
 * One choice of many, found by typing. A screen reader hears 'combo box', how many options there are as one types, and each that
 * the arrow keys come to. For a few choices take a `Select`; for a long list of words on phones a `NativeSelect` is their own picker.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    items: _items,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onInputChange: _onInputChange,
    onOpenChange: _onOpenChange,
    filter: _filter,
    inputValue: _inputValue,
    allowsCustomValue = false,
    isSearch = false,
    isLoading = false,
    emptyText,
    maxLength,
    variant = 'outline',
    size = 'md',
    // The button that clears shows as soon as the placeholder does not: a search has to have one.
    placeholder = isSearch ? ' ' : undefined,
    autoComplete = 'off',
    autoFocus,
    onFocus,
    onBlur,
    inputClassName,
    ref,
    ...rest
  } = props;
  const input = useOwnRef(ref);
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const messages = useMessages();

  const { name, isInvalid, isDisabled, onEdit, hookProps, fieldProps } = useFieldState(rest);
  const state = useComboBoxChoice(props, { onEdit, hookProps });

  const hasOptions = state.collection.size > 0 && !isLoading;
  const isListShown = state.isOpen && hasOptions;
  // To the hooks a list without options is a closed one: they would say that there are 0, also while the first are on their way.
  const listState = { ...state, isOpen: isListShown };
  const { inputProps, buttonProps, listBoxProps, labelProps, descriptionProps, errorMessageProps } = useSharingComboBox(
    {
      ...hookProps,
      // The hidden input has it, with the value instead of the text.
      name: undefined,
      ...defined({ placeholder, onFocus, onBlur }),
      shouldFocusWrap: true,
      inputRef: input,
      buttonRef: button,
      popoverRef: popup,
      listBoxRef: list,
    },
    listState,
  );
  const { buttonProps: toggleProps } = useButton(buttonProps, button);
  useFormReset(input);
  // What matches best is seen first, however far one had scrolled.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [state.inputValue]);
  const notice = isLoading ? messages.loading : emptyText === undefined ? messages.noOptions : emptyText;
  useNotice(state.isOpen && !hasOptions && notice !== null ? notice : undefined);
  // As one types fast, the last number of options is to be the last one heard.
  useEffect(prepareToAnnounce, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const wasOpen = state.isOpen;
    const isAtOption = state.selectionManager.focusedKey !== null;
    if (isSearch && !event.nativeEvent.isComposing && (event.key === 'Tab' || (event.key === 'Enter' && !isAtOption))) {
      // The hook would keep the form from being sent.
      state.close();
      return;
    }
    const isAlt = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (!isAlt) inputProps.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') state.open(null, 'manual');
    else if (wasOpen) state.commit();
    // Also where the list says that there is nothing to choose: a form is not sent by that.
    if (isAlt || (wasOpen && event.key === 'Enter')) event.preventDefault();
    // With the list open, Escape is the list's; what is around, such as a drawer, must not hear it.
    if (wasOpen && event.key === 'Escape') event.stopPropagation();
  };

  return (
    <Field
      {...fieldProps}
      labelProps={labelProps}
      descriptionProps={descriptionProps}
      errorMessageProps={errorMessageProps}
    >
      <Control
        ref={control}
        // Screen readers come to the list after the field. In the document it is at the end of the page.
        aria-owns={inputProps['aria-controls']}
        data-variant={variant}
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        {isSearch && (
          <Affix aria-hidden="true">
            <SearchIcon />
          </Affix>
        )}
        <NativeInput
          {...defined({
            ...statedValidity(inputProps),
            // Its type stays 'text': one of 'search' may not be a combo box.
            ...(isSearch && { enterKeyHint: 'search' as const }),
            maxLength,
            autoFocus,
            'data-name': name,
            className: inputClassName,
          })}
          ref={input}
          autoComplete={autoComplete}
          onChange={(event) => {
            inputProps.onChange?.(event);
            if (isSearch) state.open(null, 'input');
          }}
          onClick={() => state.open(null, 'manual')}
          onKeyDown={onKeyDown}
        />
        {isSearch ? (
          <IconButton
            // As in a browser's own search field: Escape does the same.
            excludeFromTabOrder
            preventFocusOnPress
            aria-label={messages.clearSearch}
            icon={<XIcon aria-hidden="true" />}
            size="sm"
            onPress={() => {
              state.setInputValue('');
              input.current?.focus();
            }}
          />
        ) : (
          <ToggleButton {...defined(toggleProps)} ref={button}>
            <ChevronDownIcon aria-hidden="true" />
          </ToggleButton>
        )}
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
        data-empty={(!hasOptions && notice === null) || undefined}
      >
        {hasOptions ? (
          <ListBox {...listBoxProps} state={listState} listRef={list} />
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

/** Says why there is nothing to choose. */
function useNotice(notice: string | undefined) {
  useEffect(() => {
    if (notice === undefined) return;
    // In place of the number of options that there were before.
    clearAnnouncer('assertive');
    announce(notice, 'assertive');
  }, [notice]);
}
