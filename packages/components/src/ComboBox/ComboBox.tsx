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
import { Option, OptionGroup } from '../Select/Option.js';
import { OptionList } from '../Select/OptionList.js';
import { ListSurface } from '../Select/listBox.styles.js';
import { useEntries } from '../Select/selectItem.js';
import { later } from '../internal/later.js';
import { checkChoices, checkControlled, checkParts, checkUnique } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Notice, ToggleButton } from './ComboBox.styles.js';
import type { AnyComboBoxProps } from './comboBoxProps.js';
import { chosenIn, useComboBoxChoice } from './useComboBoxChoice.js';
import { useSharingComboBox } from './useSharingComboBox.js';

declare const process: { env: { NODE_ENV?: string } };

const ChosenTags = later(() => import('./ChosenTags.js').then((module) => module.ChosenTags));

/**
 * One choice of many, found by typing, or with `multiple` any number of them. Screen readers announce 'combo box', the number of options while the user types, and each option that
 * the arrow keys reach. For a few choices, use a `Select`. For a long list of words, use a `NativeSelect`, which has a phone's own picker.
 */
export function ComboBox<Value extends string = string>(given: AnyComboBoxProps<Value>) {
  // Within it, values are texts.
  const props = given as unknown as AnyComboBoxProps;
  const {
    items,
    children,
    multiple: isMultiple = false,
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
    // CSS shows the clear button as soon as the placeholder is hidden, so a search needs a placeholder.
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
  const listElement = useRef<HTMLDivElement>(null);
  const messages = useMessages();
  const isHydrated = useIsHydrated();

  const { name, isInvalid, isDisabled, onEdit, hookProps, fieldProps } = useFieldState(rest);
  const list = useEntries(items, children);
  // A server that looks items up while the user types may leave the chosen one out.
  if (process.env.NODE_ENV !== 'production' && !isLoading && !props.onInputChange) {
    const choice = 'value' in props ? props.value : props.defaultValue;
    checkChoices('ComboBox', rest.label ?? rest['aria-label'], choice, list.options);
  }
  if (process.env.NODE_ENV !== 'production') {
    const name = rest.label ?? rest['aria-label'];
    if (!isSearch) checkControlled('ComboBox', props);
    checkUnique('ComboBox', name, list.options, 'value');
    checkParts('ComboBox', name, children, { parts: { Option, OptionGroup }, id: 'value', hasWords: true });
  }
  const state = useComboBoxChoice(props, list, { onEdit, hookProps });

  const chosen = chosenIn(state.value);
  // Before scripts run, the field itself sends a text that may be any.
  const sendsText = Boolean(name && allowsCustomValue && !isHydrated && (isMultiple || !chosen.length));
  const typed = allowsCustomValue && !sendsText && state.inputValue ? [state.inputValue] : [];
  const sent = isMultiple || sendsText ? [...chosen, ...typed] : [chosen[0] ?? typed[0] ?? ''];
  const hasOptions = state.collection.size > 0 && !isLoading;
  const isListShown = state.isOpen && hasOptions;
  // The hooks get a closed list while there are no options. They would otherwise announce 0 options, also during the first load.
  const listState = { ...state, isOpen: isListShown };
  const { inputProps, buttonProps, listBoxProps, labelProps, descriptionProps, errorMessageProps } = useSharingComboBox(
    {
      ...hookProps,
      // The hidden input has the name. Its value is the option's, not the text.
      name: undefined,
      ...defined({ placeholder, onFocus, onBlur }),
      shouldFocusWrap: true,
      inputRef: input,
      buttonRef: button,
      popoverRef: popup,
      listBoxRef: listElement,
    },
    listState,
  );
  const { buttonProps: toggleProps } = useButton(buttonProps, button);
  // Without a label, the hook names the list by its button, which a search does not have.
  const ownName = isSearch && !labelProps.id && { 'aria-labelledby': hookProps['aria-labelledby'] };
  useFormReset(input);
  useEarlyInput(() => {
    const early = input.current;
    if (early && early.value !== state.inputValue) state.takeEarly(early.value, early === document.activeElement);
  });
  // The best match is visible first, even after a scroll.
  useLayoutEffect(() => {
    if (listElement.current) listElement.current.scrollTop = 0;
  }, [state.inputValue]);
  const notice = isLoading ? messages.loading : emptyText === undefined ? messages.noOptions : emptyText;
  useNotice(state.isOpen && !hasOptions && notice !== null ? notice : undefined);
  // If the user types fast, only the last number of options is announced.
  useEffect(prepareToAnnounce, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const wasOpen = state.isOpen;
    const isAtOption = state.selectionManager.focusedKey !== null;
    if (isSearch && !event.nativeEvent.isComposing && (event.key === 'Tab' || (event.key === 'Enter' && !isAtOption))) {
      // The hook would keep Enter from submitting the form.
      state.close();
      return;
    }
    const isAlt = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (!isAlt) inputProps.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') state.open(null, 'manual');
    else if (wasOpen) state.commit();
    // Also while the list shows its empty text: Enter must not send the form.
    if (isAlt || (wasOpen && event.key === 'Enter')) event.preventDefault();
    // An open list handles Escape itself. The element around it, such as a drawer, must not get the key.
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
        // Places the list after the field for screen readers. In the document, it is at the end of the page.
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
            // The type stays 'text': ARIA does not allow a combo box on an input of type 'search'.
            ...(isSearch && { enterKeyHint: 'search' as const }),
            maxLength,
            autoFocus,
            'data-name': name,
            name: sendsText ? name : undefined,
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
            // As in the browser's own search field, Tab skips it: Escape does the same.
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
        data-search={isSearch || undefined}
        data-empty={(!hasOptions && notice === null) || undefined}
      >
        {hasOptions ? (
          <OptionList {...listBoxProps} {...ownName} state={listState} listRef={listElement} />
        ) : (
          // The focus stays in the field, which handles the keys.
          <Notice onMouseDown={(event) => event.preventDefault()}>{notice}</Notice>
        )}
      </Floating>
      {isMultiple && (
        <ChosenTags
          isWanted={chosen.length > 0}
          items={chosen.map((value) => ({
            id: value,
            label: list.options.find((item) => item.value === value)?.label ?? value,
            isDisabled: Boolean(isDisabled),
          }))}
          aria-label={messages.chosen}
          onRemove={(value) => state.setValue(chosen.filter((other) => other !== value))}
        />
      )}
      {name &&
        sent.map((value) => (
          <input key={value} {...defined({ type: 'hidden', name, value, disabled: isDisabled || undefined })} />
        ))}
    </Field>
  );
}

/** Announces why the list is empty. */
function useNotice(notice: string | undefined) {
  useEffect(() => {
    if (notice === undefined) return;
    // Replaces the earlier announcement of a number of options.
    clearAnnouncer('assertive');
    announce(notice, 'assertive');
  }, [notice]);
}
