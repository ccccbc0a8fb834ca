import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Description, ErrorMessage, Label, Required, Root } from './Field.styles.js';

/** What every form field shows around its control. */
export interface FieldTexts {
  /** The visible label. Without one give an `aria-label`. */
  label?: string;
  /** Help below the control; read after its name. */
  description?: ReactNode;
  /** What is wrong and how to mend it; shown and read only while the field is invalid. */
  errorMessage?: ReactNode;
  /** Marks the field as invalid. Default: whether there is an `errorMessage`. */
  isInvalid?: boolean;
}

interface FieldProps extends FieldTexts, Omit<DomProps, 'id' | 'ref'> {
  /** Id of the control. */
  controlId: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** A control with its label, help and error. */
export function Field({
  controlId,
  label,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  children,
  ...rest
}: FieldProps) {
  return (
    <Root {...defined(rest)}>
      {label && (
        <Label htmlFor={controlId}>
          {label}
          {/* The control says to a screen reader that it is required. */}
          {isRequired && <Required aria-hidden="true"> *</Required>}
        </Label>
      )}
      {children}
      {description && <Description id={descriptionId(controlId)}>{description}</Description>}
      {isInvalid && errorMessage && (
        <ErrorMessage id={errorId(controlId)}>
          <CircleAlert size="1.1em" strokeWidth={1.75} aria-hidden="true" />
          <span>{errorMessage}</span>
        </ErrorMessage>
      )}
    </Root>
  );
}

const descriptionId = (controlId: string) => `${controlId}-description`;
const errorId = (controlId: string) => `${controlId}-error`;

/** Attributes of the control that lead a screen reader to the field's help and error. */
export function controlProps(
  controlId: string,
  { label, description, errorMessage, isInvalid = Boolean(errorMessage) }: FieldTexts,
  aria: { 'aria-label'?: string; 'aria-labelledby'?: string; 'aria-describedby'?: string },
) {
  const describedBy = [
    aria['aria-describedby'],
    description && descriptionId(controlId),
    isInvalid && errorMessage && errorId(controlId),
  ].filter(Boolean);
  return defined({
    id: controlId,
    'aria-label': label ? undefined : aria['aria-label'],
    'aria-labelledby': aria['aria-labelledby'],
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
  });
}
