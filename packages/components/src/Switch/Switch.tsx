'use client';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useSwitch } from 'react-aria/useSwitch';
import { ChoiceField } from '../Field/ChoiceField.js';
import { useToggleField } from '../Field/useToggleField.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Track } from './Switch.styles.js';

export interface SwitchProps extends Omit<DomProps, 'ref' | 'role'> {
  /** What is on or off, such as `'Gift wrapping'`: the same text in both states. Without one give an `aria-label`. */
  label?: ReactNode;
  /** Help below the label; read after its name. */
  description?: ReactNode;
  /** Whether it is on, when that is the caller's. */
  isSelected?: boolean;
  /** Whether it is on to begin with, when that is not the caller's. Default: `false`. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets the value only while it is on. */
  name?: string;
  /** Value in a form. Default: `'on'`. */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, which takes effect at once. What waits for a form to be sent is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { state, inputRef, hookProps, eventProps, fieldProps } = useToggleField(props);
  const { inputProps, descriptionProps, errorMessageProps } = useSwitch(hookProps, state, inputRef);
  return (
    <ChoiceField {...fieldProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      <Track {...defined(mergeProps(inputProps, eventProps))} ref={inputRef} />
    </ChoiceField>
  );
}
