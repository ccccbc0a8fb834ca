'use client';
import {
  useLayoutEffect,
  useId,
  useImperativeHandle,
  useRef,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { Choice, ChoiceHelp, ChoiceLabel } from '../Field/choice.styles.js';
import { controlProps, type FieldTexts } from '../Field/controlProps.js';
import { FieldHelp, Marks } from '../Field/Field.js';
import { useFormField } from '../Form/FormContext.js';
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
export function Checkbox({
  label,
  isSelected,
  defaultSelected,
  onChange,
  isIndeterminate = false,
  isRequired,
  isOptional,
  isDisabled: isSwitchedOff,
  name,
  value,
  description,
  errorMessage: ownError,
  isInvalid: isOwnInvalid,
  id,
  onFocus,
  onBlur,
  ref,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  const ownId = useId();
  const controlId = id ?? ownId;
  const { errorMessage, isInvalid, isDisabled } = useFormField({
    name,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    isDisabled: isSwitchedOff,
  });
  // There is no attribute for it, and the browser takes it away on every press.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });

  const texts = { label, description, errorMessage, isInvalid };
  const aria = { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby, 'aria-describedby': ariaDescribedby };
  return (
    <Choice {...defined(rest)}>
      <Box
        {...controlProps(controlId, texts, aria)}
        {...defined({
          name,
          value,
          checked: isSelected,
          defaultChecked: defaultSelected,
          required: isRequired,
          disabled: isDisabled || undefined,
          onFocus,
          onBlur,
        })}
        ref={box}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {label && (
        <ChoiceLabel htmlFor={controlId}>
          {label}
          <Marks isRequired={isRequired} isOptional={isOptional} />
        </ChoiceLabel>
      )}
      <ChoiceHelp>
        <FieldHelp controlId={controlId} description={description} errorMessage={isInvalid && errorMessage} />
      </ChoiceHelp>
    </Choice>
  );
}
