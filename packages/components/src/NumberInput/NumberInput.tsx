'use client';
import { useEffect, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import type { FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { MinusIcon, PlusIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useHeard } from '../internal/useHeard.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Control, StepButton, TextInput } from './NumberInput.styles.js';
import { snap } from './snap.js';
import { useHoldToRepeat } from './useHoldToRepeat.js';
import { useWheel } from './useWheel.js';

export interface NumberInputProps extends FieldTexts, Omit<DomProps, 'ref' | 'role'> {
  /** The number shown, when it is the caller's. One outside the bounds is shown as it is; the next change mends it. */
  value?: number;
  /** The number to begin with, when it is not the caller's. Default: `minValue`. */
  defaultValue?: number;
  /**
   * Called with each new number, always a valid one: on every step, and after typing on Enter or when the focus leaves.
   * What is typed outside the bounds becomes the nearest bound; what is no number, or nothing, goes back to the number before.
   */
  onChange?: (value: number) => void;
  /** Default: 1. Above `maxValue` no number is valid, and the field is disabled: say why in `description` or `errorMessage`. */
  minValue?: number;
  /** Default: 100. */
  maxValue?: number;
  /** Distance between two valid numbers, counted from `minValue`. Default: 1. */
  step?: number;
  /** Keeps the mouse wheel from changing the number while the field has the focus. Default: `false`. */
  isWheelDisabled?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name of the button that adds a step. Default: `'Increase {label}'`. */
  incrementLabel?: string;
  /** Name of the button that takes a step away. Default: `'Decrease {label}'`. */
  decrementLabel?: string;
  /** 48 or 40 px high; never below 44 px for fingers. Default: `'md'`. */
  size?: 'sm' | 'md';
  /** Name in a form, which gets the plain number, such as `1234.5`. */
  name?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number to type or to step: with the buttons, which repeat while held, the arrow keys, Page Up and Page Down (ten steps),
 * Home and End (the bounds) and the wheel. Digits are those of the locale; others are understood. A screen reader hears a text field,
 * since one that says `spinbutton` can't be typed into with VoiceOver, and each new number.
 */
export function NumberInput({
  value: givenValue,
  minValue = 1,
  maxValue = 100,
  defaultValue = minValue,
  onChange,
  step = 1,
  isWheelDisabled = false,
  isDisabled: isSwitchedOff = false,
  incrementLabel,
  decrementLabel,
  size = 'md',
  onFocus,
  onBlur,
  ref,
  ...rest
}: NumberInputProps) {
  const input = useOwnRef(ref);
  const field = useField({ ...rest, isDisabled: isSwitchedOff || minValue > maxValue });
  const { name, isInvalid, isDisabled, controlProps, fieldProps } = field;
  const messages = useMessages();
  const { locale } = useLocale();

  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = givenValue ?? ownValue;
  // An object, so that saying the same again is a change, and renders.
  const [announcement, setAnnouncement] = useState({ text: '' });
  useHeard(announcement.text && announcement, () => setAnnouncement({ text: '' }));
  // Presses may come faster than renders: each counts on from the one before.
  const ahead = useRef<number>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  });

  const change = (next: number) => {
    if (Number.isNaN(next)) return;
    const valid = snap(next, { minValue, maxValue, step });
    const text = new Intl.NumberFormat(locale).format(valid);
    setAnnouncement({ text });
    // The same number again: what was typed meanwhile makes way for it.
    if (valid === (ahead.current ?? value)) return state.setInputValue(text);
    ahead.current = valid;
    setOwnValue(valid);
    field.onEdit();
    onChange?.(valid);
  };
  // The bounds make room for the number there is, so that it shows as it is; `change` keeps to the real ones.
  const state = useNumberFieldState({
    locale,
    value,
    onChange: change,
    minValue: Math.min(minValue, value),
    maxValue: Math.max(maxValue, value),
    isDisabled,
  });

  useFormReset(input, () => {
    setOwnValue(defaultValue);
    setAnnouncement({ text: '' });
    // Also what was typed and is not yet a number.
    state.setInputValue(new Intl.NumberFormat(locale).format(givenValue ?? defaultValue));
  });

  const typed = Number.isNaN(state.numberValue) ? value : state.numberValue;
  const canIncrement = !isDisabled && typed < maxValue;
  const canDecrement = !isDisabled && typed > minValue;
  const stepBy = (steps: number) => {
    const from = ahead.current ?? typed;
    if (isDisabled || (steps > 0 ? from >= maxValue : from <= minValue)) return;
    change(from + steps * step);
  };
  const increment = useHoldToRepeat(() => stepBy(1));
  const decrement = useHoldToRepeat(() => stepBy(-1));
  useWheel(input, isWheelDisabled || isDisabled, stepBy);

  const commit = () => {
    const text = new Intl.NumberFormat(locale).format(value);
    // Where the number stays as it was, what counts is still another than what was typed.
    if (state.inputValue !== text) setAnnouncement({ text });
    state.commit();
  };

  const keys: Record<string, () => void> = {
    ArrowUp: () => stepBy(1),
    ArrowDown: () => stepBy(-1),
    PageUp: () => stepBy(10),
    PageDown: () => stepBy(-10),
    Home: () => change(minValue),
    End: () => change(maxValue),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') commit();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const fieldName = rest.label ?? rest['aria-label'] ?? '';

  return (
    <Field {...fieldProps}>
      <Control data-size={size} {...(isDisabled && { 'data-disabled': '' })} {...(isInvalid && { 'data-invalid': '' })}>
        <StepButton
          type="button"
          tabIndex={-1}
          aria-label={decrementLabel ?? fill(messages.decrease, { label: fieldName }).trim()}
          aria-disabled={canDecrement ? undefined : true}
          {...decrement}
        >
          <MinusIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </StepButton>
        <TextInput
          {...controlProps}
          ref={input}
          data-name={name}
          type="text"
          inputMode={
            minValue < 0 ? 'text' : Number.isInteger(step) && Number.isInteger(minValue) ? 'numeric' : 'decimal'
          }
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-roledescription={messages.numberField}
          value={state.inputValue}
          onChange={(event) => {
            // Cleared, so that the same number is heard again if this entry comes back to it.
            setAnnouncement({ text: '' });
            if (state.validate(event.currentTarget.value)) state.setInputValue(event.currentTarget.value);
          }}
          onFocus={onFocus}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
          onKeyDown={onKeyDown}
        />
        <StepButton
          type="button"
          tabIndex={-1}
          aria-label={incrementLabel ?? fill(messages.increase, { label: fieldName }).trim()}
          aria-disabled={canIncrement ? undefined : true}
          {...increment}
        >
          <PlusIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </StepButton>
      </Control>
      {/* In the field, not at the end of the page: a modal dialog makes all outside it inert, and silent. */}
      <VisuallyHidden aria-live="assertive">{announcement.text}</VisuallyHidden>
      {name && <input {...defined({ type: 'hidden', name, value, disabled: isDisabled || undefined })} />}
    </Field>
  );
}
