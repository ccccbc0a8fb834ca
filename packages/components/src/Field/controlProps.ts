import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';

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
  /** Puts '(optional)' after the label, where most fields are required. Default: `false`. */
  isOptional?: boolean;
}

export const labelId = (controlId: string) => `${controlId}-label`;
export const descriptionId = (controlId: string) => `${controlId}-description`;
export const errorId = (controlId: string) => `${controlId}-error`;

/** Attributes of the control that lead a screen reader to the field's help and error. */
export function controlProps(
  controlId: string,
  {
    label,
    description,
    errorMessage,
    isInvalid = Boolean(errorMessage),
  }: Omit<FieldTexts, 'label'> & { label?: ReactNode },
  aria: { 'aria-label'?: string; 'aria-labelledby'?: string; 'aria-describedby'?: string } = {},
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
