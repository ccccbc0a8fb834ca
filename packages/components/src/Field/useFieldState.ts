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

/** What `useFieldState` takes of a field's props. The others go to the element around it. */
export interface FieldSource extends Omit<FieldTexts, 'label'> {
  label?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A field's props, taken apart: what a hook of react-aria gets, what the `Field` around the control gets, and its state, which the
 * form around both has a say in. Every field of the package begins with it.
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
    isDisabled: isSwitchedOff,
    validationBehavior = form.validationBehavior,
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabelledby,
    'aria-describedby': ariaDescribedby,
    ...rest
  } = props;
  const ownId = useId();
  // What is missing holds a form back; what the caller or a server says does not, or it could never be sent again.
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
  const isDisabled = Boolean(isSwitchedOff) || form.isDisabled;
  const onEdit = state.resetValidation;
  const shown = found.isInvalid || !isInvalid ? found : invalid('');
  const validation: FormValidationState = {
    ...state,
    // What the browser is told, or, where it is told nothing, what is shown.
    realtimeValidation: validationBehavior === 'native' ? check : shown,
    displayValidation: shown,
    // A form says what is wrong when it is sent. Said as one leaves the field, it would move the button that one is about to press.
    ...(form.isInForm && { commitValidation: () => {} }),
  };

  return {
    name,
    isInvalid,
    isDisabled,
    /** To be called on every change: what was wrong with the field is no longer said. */
    onEdit,
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
        'aria-describedby': ariaDescribedby,
      }),
      isInvalid,
      isDisabled,
      validationBehavior,
      // One state for the field, its hook and the hook's own parts.
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
