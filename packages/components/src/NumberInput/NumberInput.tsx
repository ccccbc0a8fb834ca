'use client';
import { useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useLocale } from 'react-aria/I18nProvider';
import { useNumberField } from 'react-aria/useNumberField';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { MinusIcon, PlusIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Control, StepButton, TextInput } from './NumberInput.styles.js';
import { decimals, snap } from './snap.js';
import { useQuantityState } from './useQuantityState.js';

export interface NumberInputProps
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<Element> {
  /** The number shown (controlled). One outside the bounds shows unchanged until the next change. */
  value?: number;
  /** The initial number (uncontrolled). Default: `minValue`. */
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
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Name of the button that adds a step. Default: `'Increase {label}'`, in the language of the page. */
  incrementAriaLabel?: string;
  /** Name of the button that takes a step away. Default: `'Decrease {label}'`, in the language of the page. */
  decrementAriaLabel?: string;
  /**
   * 48 or 40 px high; never below 44 px for fingers. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Name in a form, which gets the plain number, such as `1234.5`. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number to type or to step: with the buttons, which repeat while held, the arrow keys, Page Up and Page Down (ten steps),
 * Home and End (the bounds) and the wheel. Digits are those of the page's language (`I18nProvider`; without one, of the browser's);
 * others are understood. A screen reader hears a text field, since one that says `spinbutton` can't be typed into with VoiceOver,
 * and each new number.
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
  incrementAriaLabel,
  decrementAriaLabel,
  size = 'md',
  autoFocus,
  onFocus,
  onBlur,
  inputClassName,
  ref,
  ...rest
}: NumberInputProps) {
  const input = useOwnRef(ref);
  const field = useField({ ...rest, isDisabled: isSwitchedOff || minValue > maxValue });
  const { id, name, isInvalid, isDisabled, controlProps, fieldProps } = field;
  const { locale } = useLocale();
  const isHydrated = useIsHydrated();

  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = givenValue ?? ownValue;
  const state = useQuantityState({
    locale,
    value,
    minValue,
    // The greatest number that is valid, or a button held there would never come to its end.
    maxValue: snap(maxValue, { minValue, maxValue, step }),
    step,
    isDisabled: Boolean(isDisabled),
    onChange: (next) => {
      setOwnValue(next);
      field.onEdit();
      onChange?.(next);
    },
  });

  useFormReset(input, () => {
    setOwnValue(defaultValue);
    // Also what was typed and is not yet a number.
    state.setInputValue(new Intl.NumberFormat(locale).format(givenValue ?? defaultValue));
  });

  useEarlyInput(() => {
    const text = input.current?.value;
    if (text === undefined || text === state.inputValue) return;
    // While it is in use it may not be all that is to be typed.
    if (input.current === document.activeElement) state.setInputValue(text);
    else state.commit(text);
  });

  const digits = decimals(minValue, step);
  // Of the group only what is done in it: it has no name but the field's, which would be heard twice.
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
    {
      ...defined({
        label: rest.label,
        'aria-label': rest['aria-label'],
        'aria-labelledby': rest['aria-labelledby'],
        incrementAriaLabel,
        decrementAriaLabel,
        isDisabled: isDisabled || undefined,
        onFocus,
        onBlur,
      }),
      id,
      minValue: state.minValue!,
      maxValue: state.maxValue!,
      isWheelDisabled,
      // By it the hook chooses the keyboard of a phone.
      formatOptions: useMemo(() => ({ maximumFractionDigits: digits }), [digits]),
    },
    // `useFormReset` handles resets: it waits for listeners that may prevent one.
    { ...state, setNumberValue: () => {} },
    input,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { PageUp: 10, PageDown: -10 }[event.key];
    // The hook's page is a single step.
    if (!steps || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return inputProps.onKeyDown?.(event);
    event.preventDefault();
    state.stepBy(steps);
  };

  return (
    <Field {...fieldProps}>
      <Control
        {...defined({ ...groupProps, role: undefined, 'aria-disabled': undefined, 'aria-invalid': undefined })}
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <Step {...decrementButtonProps}>
          <MinusIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </Step>
        <TextInput
          {...defined({
            autoFocus,
            className: inputClassName,
            ...inputProps,
            ...controlProps,
            // `Field` ties the label to it.
            'aria-labelledby': controlProps['aria-labelledby'],
            onKeyDown,
          })}
          ref={input}
          data-name={name}
          // Before scripts run, what is typed is what is sent.
          {...(name && !isHydrated && { name })}
        />
        <Step {...incrementButtonProps}>
          <PlusIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </Step>
      </Control>
      {name && isHydrated && <input {...defined({ type: 'hidden', name, value, disabled: isDisabled || undefined })} />}
    </Field>
  );
}

/** No stop for Tab, since the keys of the field do the same. Before scripts run a press does nothing, and the button says so. */
function Step(props: AriaButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const { buttonProps, isPressed } = useButton(props, ref);
  return (
    <StepButton
      {...defined({
        ...buttonProps,
        // At a bound it keeps the focus that a finger or a screen reader gave it, which `disabled` would take away.
        disabled: undefined,
        'aria-disabled': props.isDisabled || !isHydrated || undefined,
        'data-pressed': isPressed || undefined,
      })}
      ref={ref}
      tabIndex={-1}
    >
      {props.children}
    </StepButton>
  );
}
