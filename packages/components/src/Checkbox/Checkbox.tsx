'use client';
import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCheckbox } from 'react-aria/useCheckbox';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldTexts } from '../Field/controlProps.js';
import { statedValidity } from '../Field/statedValidity.js';
import { useToggleField } from '../Field/useToggleField.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { Box } from './Checkbox.styles.js';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLInputElement> {
  /** The visible label, which may contain a link. Without one, pass an `aria-label`. */
  label?: ReactNode;
  /** Whether it is ticked (controlled). */
  isSelected?: boolean;
  /** Whether it is ticked initially (uncontrolled). Default: `false`. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /**
   * Whether some of its items are chosen, but not all. The box then shows a dash, and screen readers announce 'mixed'. A press ticks or
   * unticks it. Default: `false`.
   */
  isIndeterminate?: boolean;
  /** Whether it must be ticked before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Whether it is disabled. Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets the value only while it is ticked. */
  name?: string;
  /** Value in a form. Default: `'on'`. */
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no that takes effect when the form is sent. For an immediate effect, use a `Switch`. */
export function Checkbox({ isIndeterminate = false, ...rest }: CheckboxProps) {
  const { state, inputRef, hookProps, focusProps, fieldProps } = useToggleField(rest);
  const { inputProps, descriptionProps, errorMessageProps } = useCheckbox(
    { ...hookProps, isIndeterminate },
    state,
    inputRef,
  );
  return (
    <ChoiceField {...fieldProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      <Box {...defined(mergeProps(statedValidity(inputProps), focusProps))} ref={inputRef} />
    </ChoiceField>
  );
}
