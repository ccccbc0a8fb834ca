'use client';
import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useSwitch } from 'react-aria/useSwitch';
import { ChoiceField } from '../Field/ChoiceField.js';
import { useToggleField } from '../Field/useToggleField.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { Track } from './Switch.styles.js';

export interface SwitchProps extends Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLInputElement> {
  /** The setting, such as `'Gift wrapping'`. Use the same text in both states. Without one, give an `aria-label`. */
  label?: ReactNode;
  /** Help below the label. Screen readers announce it after the name. */
  description?: ReactNode;
  /** Whether it is on (controlled). */
  isSelected?: boolean;
  /** Whether it is on initially (uncontrolled). Default: `false`. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. The form gets the value only while it is on. */
  name?: string;
  /** Value in a form. Default: `'on'`. */
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off and takes effect at once. If it takes effect only when a form is sent, use a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { state, inputRef, hookProps, focusProps, fieldProps } = useToggleField(props);
  const { inputProps, descriptionProps, errorMessageProps } = useSwitch(hookProps, state, inputRef);
  return (
    <ChoiceField {...fieldProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      <Track {...defined(mergeProps(inputProps, focusProps))} ref={inputRef} />
    </ChoiceField>
  );
}
