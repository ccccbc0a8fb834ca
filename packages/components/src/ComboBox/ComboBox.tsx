'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.js';
import { Control, NativeInput } from '../Input/Input.styles.js';
import type { InputProps } from '../Input/Input.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { keepPosition } from '../internal/position.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import type { SelectItem } from '../Select/Select.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Notice, Option, OptionDescription, Popup, ToggleButton } from './ComboBox.styles.js';
import { fold, matches } from './matching.js';

export interface ComboBoxProps
  extends FieldTexts, Omit<DomProps, 'ref' | 'role'>, Pick<InputProps, 'variant' | 'size'> {
  items: readonly SelectItem[];
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedValue?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedValue?: string;
  /** Called with the value chosen, `null` when the field has been emptied. */
  onSelectionChange?: (value: string | null) => void;
  /** Called with what is written, on every change of it: to look items up as one writes. */
  onInputChange?: (text: string) => void;
  /** Which items stay in the list for what was typed. Default: those with every word of it, whatever the case and accents. Where the server looks them up: `() => true`. */
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
 * One choice of many, found by typing. A screen reader hears 'combo box', how many options are left as one types, and each that
 * the arrow keys come to. For a few choices take a `Select`, which is the browser's own.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    items,
    selectedValue,
    defaultSelectedValue,
    onSelectionChange,
    onInputChange,
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
  const popup = useRef<HTMLDivElement>(null);
  const messages = useMessages();
  const { name, isInvalid, isDisabled, onEdit, controlProps, fieldProps } = useField(rest);
  const listId = `${controlProps.id}-list`;

  const [ownValue, setOwnValue] = useState<string | null>(defaultSelectedValue ?? null);
  const selected = 'selectedValue' in props ? (selectedValue ?? null) : ownValue;
  const selectedText = items.find((item) => item.value === selected)?.text ?? '';
  // What was typed since the last choice; `null` while the field shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? selectedText;
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const isOpen = isWanted && !isDisabled;
  // Opened without typing, the list shows all there is.
  const options = isOpen ? (typed === null ? items : items.filter((item) => filter(item, typed))) : [];
  const hasList = options.length > 0 && !isLoading;
  const activeIndex = options.findIndex((item) => item.value === active);
  const notice = isLoading ? messages.loading : (emptyText ?? messages.noOptions);
  const count = options.length === 1 ? messages.oneOption : fill(messages.optionsCount, { count: options.length });
  usePopup(control, popup, isOpen);
  useEffect(() => {
    if (activeIndex >= 0) popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const open = () => {
    setWanted(true);
    setActive(null);
  };
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (value: string | null) => {
    close();
    setTyped(null);
    if (value === selected) return;
    setOwnValue(value);
    onEdit();
    onSelectionChange?.(value);
  };
  useFormReset(input, () => {
    close();
    setTyped(null);
    setOwnValue(defaultSelectedValue ?? null);
  });
  /** Makes a choice of what was typed, or goes back to the last one. */
  const commit = () => {
    if (typed === null) return close();
    const exact = items.find((item) => !item.isDisabled && fold(item.text) === fold(typed));
    if (exact) return choose(exact.value);
    if (fold(typed) === '') return choose(null);
    choose(allowsCustomValue ? null : selected);
    if (allowsCustomValue) setTyped(typed);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) open();
    const enabled = (isOpen ? options : items).filter((item) => !item.isDisabled);
    const indexOf = (value: string | null) => enabled.findIndex((item) => item.value === value);
    const from = isOpen ? indexOf(active) : -1;
    // The first step leads to the choice, or to the end it comes from; the others go around the ends.
    const start = indexOf(typed === null ? selected : null);
    const first = start >= 0 ? start : step > 0 ? 0 : -1;
    setActive(enabled.at(from < 0 ? first : (from + step) % enabled.length)?.value ?? null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const handlers: Record<string, (() => void) | false> = {
      ArrowDown: () => (event.altKey ? open() : move(1)),
      ArrowUp: () => (event.altKey ? commit() : move(-1)),
      // With the list closed, Enter is the form's, and Escape what is around it.
      Enter: isOpen && (() => (active === null ? commit() : choose(active))),
      Escape: isOpen && (() => (allowsCustomValue ? close() : choose(selected))),
    };
    const handle = handlers[event.key];
    if (!handle) return;
    event.preventDefault();
    event.stopPropagation();
    handle();
  };
  // The focus stays in the field, where the keys are.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  const optionId = (index: number) => `${listId}-${index}`;
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
          {...controlProps}
          {...defined({ placeholder, onFocus })}
          ref={input}
          data-name={name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && hasList}
          aria-controls={listId}
          aria-activedescendant={activeIndex >= 0 && hasList ? optionId(activeIndex) : undefined}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onClick={() => !isOpen && open()}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            open();
            onInputChange?.(next);
          }}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
          onKeyDown={onKeyDown}
        />
        <ToggleButton
          type="button"
          tabIndex={-1}
          aria-label={fill(messages.showOptions, { label: rest.label ?? rest['aria-label'] ?? '' }).trim()}
          aria-expanded={isOpen && hasList}
          aria-controls={listId}
          disabled={isDisabled}
          onMouseDown={keepFocus}
          onClick={() => {
            if (isOpen) close();
            else open();
            input.current?.focus();
          }}
        >
          <ChevronDownIcon aria-hidden="true" />
        </ToggleButton>
      </Control>
      <Popup
        ref={popup}
        popover="manual"
        id={listId}
        {...(hasList && {
          role: 'listbox',
          'aria-label': rest.label ?? rest['aria-label'],
          'aria-labelledby': rest['aria-labelledby'],
        })}
        onMouseDown={keepFocus}
      >
        {isOpen && !hasList && <Notice>{notice}</Notice>}
        {hasList &&
          options.map((item, index) => (
            <Option
              key={item.value}
              id={optionId(index)}
              role="option"
              aria-selected={item.value === selected}
              {...(item.isDisabled && { 'aria-disabled': true })}
              {...(index === activeIndex && { 'data-active': '' })}
              onClick={() => !item.isDisabled && choose(item.value)}
            >
              {item.text}
              {item.value === selected && <CheckIcon aria-hidden="true" />}
              {item.description && <OptionDescription> {item.description}</OptionDescription>}
            </Option>
          ))}
      </Popup>
      {/* In the field, not at the end of the page: a modal dialog makes all outside it inert, and silent. */}
      <VisuallyHidden aria-live="polite">{isOpen && (hasList ? count : notice)}</VisuallyHidden>
      {name && (
        <input
          {...defined({
            type: 'hidden',
            name,
            value: selected ?? (allowsCustomValue ? text : ''),
            disabled: isDisabled || undefined,
          })}
        />
      )}
    </Field>
  );
}

/** Shows the list over everything, below the field and as wide. */
function usePopup(control: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const [anchor, list] = [control.current, popup.current];
    if (!isOpen || !anchor || !list) return;
    list.style.inlineSize = `${anchor.offsetWidth}px`;
    list.showPopover();
    const stop = keepPosition(anchor, list, { placement: 'bottom-start', gap: 4 });
    return () => {
      stop();
      list.hidePopover();
    };
  }, [control, popup, isOpen]);
}
