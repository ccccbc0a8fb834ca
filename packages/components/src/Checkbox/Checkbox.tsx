'use client';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCheckbox } from 'react-aria/useCheckbox';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldTexts } from '../Field/controlProps.js';
import { useToggleField } from '../Field/useToggleField.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Box } from './Checkbox.styles.js';

export interface CheckboxProps extends Omit<FieldTexts, 'label'>, Omit<DomProps, 'ref' | 'role'> {
  /** What is agreed to or chosen; may hold a link. Without one give an `aria-label`. */
  label?: ReactNode;
  /** Whether it is ticked, when that is the caller's. */
  isSelected?: boolean;
  /** Whether it is ticked to begin with, when that is not the caller's. Default: `false`. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is chosen, not all: shown as a dash, heard as 'mixed'. A press makes it ticked or not. Default: `false`. */
  isIndeterminate?: boolean;
  /** Must be ticked before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets the value only while it is ticked. */
  name?: string;
  /** Value in a form. Default: `'on'`. */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, which takes effect when the form is sent. What takes effect at once is a `Switch`. */
export function Checkbox({ isIndeterminate = false, ...rest }: CheckboxProps) {
  const { state, inputRef, hookProps, eventProps, fieldProps } = useToggleField(rest);
  const { inputProps, descriptionProps, errorMessageProps } = useCheckbox(
    { ...hookProps, isIndeterminate },
    state,
    inputRef,
  );
  return (
    <ChoiceField {...fieldProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      <Box {...defined(mergeProps(inputProps, eventProps))} ref={inputRef} />
    </ChoiceField>
  );
}
