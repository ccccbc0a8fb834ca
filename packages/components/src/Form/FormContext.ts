'use client';
import { createContext } from 'react';

/**
 * Who says that a field is not as it must be. `'native'`: the browser checks it (`required`), and a form is not sent before it is
 * right. `'aria'`: it is only marked for screen readers, and a form is sent as it is.
 */
export type ValidationBehavior = 'native' | 'aria';

export interface FormContextValue {
  isDisabled: boolean;
  validationBehavior: ValidationBehavior;
  /** Whether a `Form` is around, which says what is wrong when it is sent, and not before. */
  isInForm: boolean;
}

/** What a form tells its fields. What is wrong with each comes through react-stately's `FormValidationContext`. */
export const FormContext = createContext<FormContextValue>({
  isDisabled: false,
  validationBehavior: 'native',
  isInForm: false,
});
