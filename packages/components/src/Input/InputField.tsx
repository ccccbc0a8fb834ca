import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.js';
import type { LineProps } from './textFieldProps.js';
import { Affix, Control } from './Input.styles.js';

interface InputFieldProps extends Pick<LineProps, 'variant' | 'size' | 'iconBefore' | 'iconAfter'> {
  isInvalid: boolean;
  isDisabled: boolean;
  fieldProps: Omit<FieldProps, 'children'>;
  input: ReactNode;
  /** The buttons after the text. */
  children: ReactNode;
}

/** The box of a text field with its content, label, help and error. */
export function InputField({
  variant = 'outline',
  size = 'md',
  iconBefore,
  iconAfter,
  isInvalid,
  isDisabled,
  fieldProps,
  input,
  children,
}: InputFieldProps) {
  return (
    <Field {...fieldProps}>
      <Control
        data-variant={variant}
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        {iconBefore && <Affix aria-hidden="true">{iconBefore}</Affix>}
        {input}
        {iconAfter && <Affix>{iconAfter}</Affix>}
        {children}
      </Control>
    </Field>
  );
}
