import type { ReactNode } from 'react';
import type { ValidationBehavior } from '../Form/FormContext.js';

/** A field with one control. */
export interface ControlClass {
  /** Class of the control itself: the text field, the select, or the button that opens a list. `className` goes to the field with its label. */
  inputClassName?: string;
}

/** The texts and states around the control of any form field. */
export interface FieldTexts {
  /** The visible label. Without one, pass an `aria-label`. */
  label?: string;
  /** Help below the control. Screen readers read it after the name. */
  description?: ReactNode;
  /** The problem and how to mend it. Shown and read only while the field is invalid. */
  errorMessage?: ReactNode;
  /** Whether the field is invalid. Default: `true` if there is an `errorMessage`. */
  isInvalid?: boolean;
  /** Whether '(optional)' follows the label. Use it if most fields are required. Default: `false`. */
  isOptional?: boolean;
  /**
   * `'native'`: a required field must be filled in before a form can be sent. `'aria'`: screen readers announce the field as required, and a
   * form is sent without it. Default: the value of the `Form` around it, or `'native'`.
   */
  validationBehavior?: ValidationBehavior;
}
