import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { Choice, ChoiceHelp, ChoiceLabel } from './choice.styles.js';
import { FieldHelp, Marks, type FieldProps } from './Field.js';

interface ChoiceFieldProps extends Omit<FieldProps, 'label' | 'labelProps'> {
  controlId: string;
  /** May contain a link. */
  label?: ReactNode;
}

/** A box, a circle or a track with its label beside it, and its help and error below the label. */
export function ChoiceField({
  controlId,
  label,
  description,
  descriptionProps,
  errorMessage,
  errorMessageProps,
  isInvalid,
  isRequired,
  isOptional,
  children,
  ...rest
}: ChoiceFieldProps) {
  return (
    <Choice {...defined(rest)}>
      {children}
      {label && (
        // A native label: react-aria's label handles every press itself, also one on a link inside.
        <ChoiceLabel htmlFor={controlId}>
          {label}
          <Marks isRequired={isRequired} isOptional={isOptional} />
        </ChoiceLabel>
      )}
      <ChoiceHelp>
        <FieldHelp
          description={description}
          descriptionProps={descriptionProps}
          errorMessage={isInvalid && errorMessage}
          errorMessageProps={errorMessageProps}
        />
      </ChoiceHelp>
    </Choice>
  );
}
