'use client';
import { createContext } from 'react';

/**
 * Whether the browser enforces a field's constraints. `'native'`: the browser checks them (`required`), and an invalid form is not sent.
 * `'aria'`: they are only marked for screen readers, and the form is sent unchecked.
 */
export type ValidationBehavior = 'native' | 'aria';

export interface FormContextValue {
  isDisabled: boolean;
  validationBehavior: ValidationBehavior;
  /** Whether the field is in a `Form`, which shows errors when it is sent, and not before. */
  isInForm: boolean;
  /** The ids of the summary's errors that concern several fields, by the name of each field. */
  sharedErrors: Readonly<Record<string, string>>;
}

/** The form's state for its fields. Errors reach the fields through react-stately's `FormValidationContext`. */
export const FormContext = createContext<FormContextValue>({
  isDisabled: false,
  validationBehavior: 'native',
  isInForm: false,
  sharedErrors: {},
});
