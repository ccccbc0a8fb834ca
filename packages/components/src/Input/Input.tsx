'use client';
import { useEffect, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTextField } from 'react-aria/useTextField';
import { statedValidity } from '../Field/statedValidity.js';
import { IconButton } from '../IconButton/IconButton.js';
import { EyeIcon, EyeOffIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { NativeInput } from './Input.styles.js';
import { InputField } from './InputField.js';
import type { LineProps } from './textFieldProps.js';
import { useTextState } from './useTextState.js';

export interface InputProps extends LineProps {
  /**
   * The kind of text. It sets the keyboard of a phone and the values that a form accepts. `'password'` has a button that shows it. Dates
   * and times use the browser's own fields, in the browser's language; their values have HTML's format, such as `'2026-05-01'`. For a
   * search, use `SearchField`; for a quantity, `NumberInput`. Default: `'text'`.
   */
  type?:
    'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'datetime-local' | 'month' | 'week';
  /** The smallest number, or the earliest date or time, that a form accepts. */
  min?: number | string;
  /** The largest number, or the latest date or time, that a form accepts. */
  max?: number | string;
  /** Distance between two accepted values, in seconds for times. `'any'` accepts every value. Default: the browser's, which is 1 for numbers. */
  step?: number | 'any';
  /** A regular expression that the whole text must match before a form can be sent. Describe the format in `description`. */
  pattern?: string;
  /** Name of the button that shows a password. Default: `'Show password'`. */
  revealLabel?: string;
}

/** Types whose text runs left to right in every language. */
const leftToRight = ['email', 'tel', 'url'];

/**
 * One line of text in the browser's own field. Screen readers announce its label, whether it is required, then help and error; for a
 * password, also whether it is shown.
 */
export function Input({
  type = 'text',
  variant,
  size,
  iconBefore,
  iconAfter,
  inputMode,
  pattern,
  min,
  max,
  step,
  revealLabel,
  ...rest
}: InputProps) {
  const { control, isInvalid, isDisabled, hookProps, ownProps, textProps, fieldProps } = useTextState<
    HTMLInputElement,
    typeof rest
  >(rest);
  const messages = useMessages();
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const { inputProps, labelProps, descriptionProps, errorMessageProps } = useTextField(
    {
      ...hookProps,
      ...defined({ inputMode, pattern }),
      type: isPassword && isRevealed ? 'text' : type,
      // Phones must not correct or learn a password, also while it is shown.
      ...(isPassword && { autoCapitalize: 'none', spellCheck: 'false' }),
    },
    control,
  );

  // Hides the password before the form is sent. Otherwise the browser would save it with the texts that it fills in.
  useEffect(() => {
    const form = control.current?.form;
    if (!isRevealed || !form) return;
    const hide = () => setRevealed(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [control, isRevealed]);

  return (
    <InputField
      {...{ variant, size, iconBefore, iconAfter, isInvalid, isDisabled }}
      fieldProps={{ ...fieldProps, labelProps, descriptionProps, errorMessageProps }}
      input={
        <NativeInput
          {...defined({
            ...mergeProps(statedValidity(inputProps), ownProps, { min, max, step }),
            ...textProps,
            dir: leftToRight.includes(type) ? 'ltr' : undefined,
          })}
          ref={control}
        />
      }
    >
      {isPassword && (
        <IconButton
          aria-label={revealLabel ?? messages.showPassword}
          aria-pressed={isRevealed}
          aria-controls={hookProps.id}
          icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          size="sm"
          isDisabled={isDisabled}
          onPress={() => setRevealed(!isRevealed)}
        />
      )}
    </InputField>
  );
}
