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
   * What is written: sets the keyboard of a phone and what a form takes. `'password'` has a button that shows it. Dates and times are the
   * browser's own fields, in its language; their value is as HTML writes it, `'2026-05-01'`. For a search there is `SearchField`, for a
   * quantity `NumberInput`. Default: `'text'`.
   */
  type?:
    'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'datetime-local' | 'month' | 'week';
  /** Least number, or first date or time, that a form takes. */
  min?: number | string;
  /** Greatest number, or last date or time, that a form takes. */
  max?: number | string;
  /** Distance between two that a form takes, `'any'` for none; of times in seconds. Default: the browser's, 1 for numbers. */
  step?: number | 'any';
  /** A regular expression that the whole text must match before a form can be sent. Say in `description` what it asks for. */
  pattern?: string;
  /** Name of the button that shows a password. Default: `'Show password'`. */
  revealLabel?: string;
}

/** Written the same way in every language. */
const leftToRight = ['email', 'tel', 'url'];

/**
 * One line of text, in the browser's own field. A screen reader hears its label, that it is required, then help and error; of a
 * password also whether it is shown.
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
      // A password that is shown is still none to correct or to learn.
      ...(isPassword && { autoCapitalize: 'none', spellCheck: 'false' }),
    },
    control,
  );

  // Sent as a password, or a browser would keep it among the texts that it fills in.
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
