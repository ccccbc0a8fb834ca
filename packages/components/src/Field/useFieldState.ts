import { use, useId, type ReactNode } from 'react';
import {
  DEFAULT_VALIDATION_RESULT,
  privateValidationStateProp,
  useFormValidationState,
  VALID_VALIDITY_STATE,
  type FormValidationState,
} from 'react-stately/private/form/useFormValidationState';
import { FormContext } from '../Form/FormContext.js';
import { defined } from '../internal/defined.js';
import type { FieldTexts } from './controlProps.js';

type ValidationResult = FormValidationState['displayValidation'];

/** The props that `useFieldState` reads. All others go to the element around the field. */
export interface FieldSource extends Omit<FieldTexts, 'label'> {
  label?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The same, as a `Controller`'s field of react-hook-form has it. */
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Splits a field's props into the props for a hook of react-aria, the props for the `Field` around the control, and the field's state, which
 * also depends on the form around it. Every field of the package starts with this hook.
 *
 * @param missing The error for an empty control that the browser can't check, such as a group of checkboxes.
 */
export function useFieldState<Props extends FieldSource>(props: Props, missing = '') {
  const form = use(FormContext);
  const {
    id,
    name,
    description,
    errorMessage: ownError,
    isInvalid: isOwnInvalid = Boolean(ownError),
    isRequired,
    isOptional,
    isDisabled: isSwitchedOff = false,
    disabled = false,
    validationBehavior = form.validationBehavior,
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabelledby,
    'aria-describedby': ariaDescribedby,
    ...rest
  } = props;
  const ownId = useId();
  // A missing value stops the form. Errors of the caller or the server do not, since they would stop it forever.
  const check = missing && validationBehavior === 'native' ? invalid(missing) : DEFAULT_VALIDATION_RESULT;
  const state = useFormValidationState<unknown>({
    ...(name !== undefined && { name }),
    value: null,
    builtinValidation: check,
    validationBehavior,
  });
  const found = state.displayValidation;
  const isInvalid = found.isInvalid || isOwnInvalid;
  const errorMessage = isInvalid ? found.validationErrors.join(' ') || ownError : undefined;
  // A field with an error of its own needs no other.
  const sharedError = found.isInvalid && !errorMessage && name !== undefined ? form.sharedErrors[name] : undefined;
  const isDisabled = isSwitchedOff || disabled || form.isDisabled;
  const onEdit = state.resetValidation;
  const shown = found.isInvalid || !isInvalid ? found : invalid('');
  const validation: FormValidationState = {
    ...state,
    // The result for the browser's own check; without that check, the result that the field shows.
    realtimeValidation: validationBehavior === 'native' ? check : shown,
    displayValidation: shown,
    // A form shows errors when it is sent. An error that appeared on blur would move the button that the user is about to press.
    ...(form.isInForm && { commitValidation: () => {} }),
  };

  return {
    name,
    isInvalid,
    isDisabled,
    /** Call this on every change. It removes the field's error. */
    onEdit,
    /** For `useFormValidation`, in a field whose hooks do not call it. */
    validation,
    hookProps: {
      ...defined({
        id: id ?? ownId,
        name,
        label: props.label,
        description,
        errorMessage,
        isRequired,
        'aria-label': props.label ? undefined : ariaLabel,
        'aria-labelledby': ariaLabelledby,
        'aria-describedby': [sharedError, ariaDescribedby].filter(Boolean).join(' ') || undefined,
      }),
      isInvalid,
      isDisabled,
      validationBehavior,
      // The field, its hook and the hook's own parts share one state.
      [privateValidationStateProp]: validation,
    },
    fieldProps: {
      ...rest,
      description,
      errorMessage,
      isInvalid,
      isRequired,
      isOptional,
    },
  };
}

function invalid(message: string): ValidationResult {
  return {
    isInvalid: true,
    validationErrors: message ? [message] : [],
    validationDetails: { ...VALID_VALIDITY_STATE, customError: true, valid: false },
  };
}
