import type { ReactNode } from 'react';
import type { ValidationBehavior } from '../Form/FormContext.js';

/** A field with one control. */
export interface ControlClass {
  /** Class of the control itself: the text field, the select, the button that opens a list. `className` is that of the field with its label. */
  inputClassName?: string;
}

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
  /**
   * `'native'`: what it requires must be there before a form is sent. `'aria'`: a screen reader hears that it is required, and the form
   * is sent without. Default: that of the `Form` around it, or `'native'`.
   */
  validationBehavior?: ValidationBehavior;
}
