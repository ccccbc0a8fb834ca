import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { Choice, ChoiceHelp, ChoiceLabel } from './choice.styles.js';
import { FieldHelp, Marks, type FieldProps } from './Field.js';

interface ChoiceFieldProps extends Omit<FieldProps, 'label'> {
  /** May hold a link. */
  label?: ReactNode;
}

/** A box, a circle or a track with its label beside it, and its help and error below the label. */
export function ChoiceField({
  controlId,
  label,
  description,
  errorMessage,
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
