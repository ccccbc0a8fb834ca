'use client';
import { useField as useAriaField } from 'react-aria/useField';
import { defined } from '../internal/defined.js';
import { statedValidity } from './statedValidity.js';
import { useFieldState, type FieldSource } from './useFieldState.js';

/**
 * The names, descriptions and state of a control: `controlProps` for the control, `fieldProps` for the `Field` around it. In a `Form`, the
 * field also shows and announces the errors that the form or the server found for its `name`, and it is disabled while the form is being sent.
 */
export function useField<Props extends FieldSource>(props: Props) {
  const { hookProps, fieldProps, name, isInvalid, isDisabled, onEdit } = useFieldState(props);
  const { labelProps, fieldProps: ariaProps, descriptionProps, errorMessageProps } = useAriaField(hookProps);
  const isRequired = Boolean(props.isRequired);
  const isNative = hookProps.validationBehavior === 'native';
  return {
    id: hookProps.id,
    name,
    isInvalid,
    isDisabled,
    onEdit,
    /** For the control: its id, names and descriptions, `required` and `disabled`. */
    controlProps: statedValidity({
      id: hookProps.id,
      ...defined({
        'aria-label': ariaProps['aria-label'],
        'aria-labelledby': ariaProps['aria-labelledby'],
        'aria-describedby': ariaProps['aria-describedby'],
        'aria-invalid': isInvalid || undefined,
        'aria-required': (isRequired && !isNative) || undefined,
        required: (isRequired && isNative) || undefined,
        disabled: isDisabled || undefined,
      }),
    }),
    /** For `Field`. Any input within the field counts as an edit. */
    fieldProps: { ...fieldProps, labelProps, descriptionProps, errorMessageProps, onInput: onEdit },
  };
}
