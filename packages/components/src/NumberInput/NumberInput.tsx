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
import { checkControlled } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Control, StepButton, TextInput } from './NumberInput.styles.js';
import { decimals, snap } from './snap.js';
import { useQuantityState } from './useQuantityState.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** The number of a `NumberInput`; `null` for an empty one, if it may be empty. */
export type NumberInputValue<AllowsEmpty extends boolean> = AllowsEmpty extends true ? number | null : number;

export interface NumberInputProps<AllowsEmpty extends boolean = false>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<Element> {
  /** The displayed number (controlled), `null` for none. A number outside the bounds shows unchanged until the next change. */
  value?: NumberInputValue<AllowsEmpty>;
  /** The initial number (uncontrolled). Default: `minValue`; none if the field may be empty. */
  defaultValue?: NumberInputValue<AllowsEmpty>;
  /**
   * Called with each new number, which is always valid: on every step, and after typing on Enter or when the focus leaves. A typed number
   * outside the bounds becomes the nearest bound. Text that is not a number goes back to the previous number, and so does an empty field,
   * unless it may be empty: then this is called with `null`.
   */
  onChange?: (value: NumberInputValue<AllowsEmpty>) => void;
  /**
   * Whether it may be empty: for a number that nobody needs to give, or that the user gives first. It then begins empty, and has no bounds and
   * no steps but yours. Default: `false`, for a quantity.
   */
  allowsEmpty?: AllowsEmpty;
  /** Whether a number must be given before a form can be sent, if the field may be empty. Default: `false`. */
  isRequired?: boolean;
  /** The smallest number. If it is above `maxValue`, no number is valid and the field is disabled: explain why in `description` or `errorMessage`. Default: 1, and 0 for a percentage; none if the field may be empty. */
  minValue?: number;
  /** The largest number. Default: 100, and 1 for a percentage, which is 100 %; none if the field may be empty. */
  maxValue?: number;
  /** Distance between two valid numbers, counted from `minValue`, or else from 0. Default: 1, and 0.01 for a percentage. If the field may be empty, every number is valid by default, and a press of a button adds 1. */
  step?: number;
  /** How it shows the number, such as `{ style: 'currency', currency: 'EUR' }`, as for `Intl.NumberFormat`. Default: at most three decimals. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Whether the mouse wheel leaves the number of the focused field unchanged. Default: `false`. */
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
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Name in a form. The form gets the plain number, such as `1234.5`. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const isPercentage = (options: Intl.NumberFormatOptions | undefined) => options?.style === 'percent';

/**
 * A number to type or to step with the buttons, which repeat while held, the arrow keys, Page Up and Page Down (ten steps), Home and End
 * (the bounds) and the wheel. It shows the digits of the page's language (`I18nProvider`; without one, the browser's language) and
 * understands others. Screen readers announce a text field, because VoiceOver cannot type into a `spinbutton`, and each new number.
 */
export function NumberInput<AllowsEmpty extends boolean = false>({
  value: givenValue,
  allowsEmpty,
  formatOptions,
  minValue = allowsEmpty ? -Infinity : isPercentage(formatOptions) ? 0 : 1,
  maxValue = allowsEmpty ? Infinity : isPercentage(formatOptions) ? 1 : 100,
  step = isPercentage(formatOptions) ? 0.01 : allowsEmpty ? undefined : 1,
  defaultValue,
  onChange,
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
}: NumberInputProps<AllowsEmpty>) {
  const input = useOwnRef(ref);
  const field = useField({ ...rest, isDisabled: isSwitchedOff || minValue > maxValue });
  const { id, name, isInvalid, isDisabled, controlProps, fieldProps } = field;
  const { locale } = useLocale();
  const isHydrated = useIsHydrated();

  if (process.env.NODE_ENV !== 'production')
    checkControlled('NumberInput', { ...rest, value: givenValue, onChange, isDisabled: isSwitchedOff });
  const initialValue = defaultValue ?? (allowsEmpty ? null : minValue);
  const [ownValue, setOwnValue] = useState<number | null>(initialValue);
  const value = allowsEmpty && givenValue === null ? null : (givenValue ?? ownValue);
  const state = useQuantityState({
    locale,
    formatOptions,
    value,
    allowsEmpty: Boolean(allowsEmpty),
    minValue,
    // The largest valid number. With a larger one, a button held at the bound would never stop.
    maxValue: snap(maxValue, { minValue, maxValue, step }),
    step,
    isDisabled: Boolean(isDisabled),
    onChange: (next) => {
      setOwnValue(next);
      field.onEdit();
      onChange?.(next as NumberInputValue<AllowsEmpty>);
    },
  });

  useFormReset(input, () => {
    setOwnValue(initialValue);
    // Also replaces typed text that is not yet a number.
    state.setInputValue(state.textOf(givenValue === undefined ? initialValue : value));
  });

  useEarlyInput(() => {
    const text = input.current?.value;
    if (text === undefined || text === state.inputValue) return;
    // In a focused field, the text may still be incomplete.
    if (input.current === document.activeElement) state.setInputValue(text);
    else state.commit(text);
  });

  const digits = step === undefined ? undefined : decimals(minValue, step);
  // The group keeps its handlers but not its role: its name is the field's, which screen readers would announce twice.
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
      // The hook uses them to choose the keyboard of a phone.
      formatOptions: useMemo(
        () => defined({ maximumFractionDigits: digits, ...formatOptions }),
        [digits, formatOptions],
      ),
    },
    // `useFormReset` handles resets: it waits for listeners that may prevent one.
    { ...state, setNumberValue: () => {} },
    input,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { PageUp: 10, PageDown: -10 }[event.key];
    // The hook's Page Up and Page Down are a single step.
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
            // `Field` connects the label with the input.
            'aria-labelledby': controlProps['aria-labelledby'],
            onKeyDown,
          })}
          ref={input}
          data-name={name}
          data-wide={allowsEmpty || formatOptions ? '' : undefined}
          // Before scripts run, the form sends the typed text.
          {...(name && !isHydrated && { name })}
        />
        <Step {...incrementButtonProps}>
          <PlusIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </Step>
      </Control>
      {name && isHydrated && (
        <input {...defined({ type: 'hidden', name, value: value ?? '', disabled: isDisabled || undefined })} />
      )}
    </Field>
  );
}

/** A step button. Tab skips it, because the keys of the field do the same. */
function Step(props: AriaButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps, isPressed } = useButton(props, ref);
  return (
    <StepButton
      {...defined({
        ...buttonProps,
        // At a bound, the button keeps the focus from a finger or a screen reader. The `disabled` attribute would take it away.
        disabled: undefined,
        'aria-disabled': props.isDisabled || undefined,
        'data-pressed': isPressed || undefined,
      })}
      ref={ref}
      tabIndex={-1}
    >
      {props.children}
    </StepButton>
  );
}
