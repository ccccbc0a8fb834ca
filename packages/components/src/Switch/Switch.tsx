'use client';
import { useId, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { Choice, ChoiceHelp, ChoiceLabel } from '../Field/choice.styles.js';
import { controlProps } from '../Field/controlProps.js';
import { FieldHelp } from '../Field/Field.js';
import { useFormField } from '../Form/FormContext.js';
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
export function Switch({
  label,
  description,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled: isSwitchedOff,
  name,
  value,
  id,
  onFocus,
  onBlur,
  ref,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { isDisabled } = useFormField({ name, isDisabled: isSwitchedOff });
  const aria = { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby, 'aria-describedby': ariaDescribedby };
  return (
    <Choice {...defined(rest)}>
      <Track
        {...controlProps(controlId, { label, description }, aria)}
        {...defined({
          name,
          value,
          checked: isSelected,
          defaultChecked: defaultSelected,
          disabled: isDisabled || undefined,
          onFocus,
          onBlur,
        })}
        ref={ref}
        type="checkbox"
        role="switch"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {label && <ChoiceLabel htmlFor={controlId}>{label}</ChoiceLabel>}
      <ChoiceHelp>
        <FieldHelp controlId={controlId} description={description} errorMessage={undefined} />
      </ChoiceHelp>
    </Choice>
  );
}
