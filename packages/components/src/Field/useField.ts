'use client';
import { useField as useAriaField } from 'react-aria/useField';
import { defined } from '../internal/defined.js';
import { statedValidity } from './statedValidity.js';
import { useFieldState, type FieldSource } from './useFieldState.js';

/**
 * The names, descriptions and state of a control: `controlProps` for it, `fieldProps` for the `Field` around it. In a `Form` it also
 * shows and says what the form or the server found wrong with its `name`, and is disabled while the form is being sent.
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
    /** For the control: its id, its names and descriptions, `required` and `disabled`. */
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
    /** For `Field`. What is typed or chosen in the control is an edit, wherever in the field it is. */
    fieldProps: { ...fieldProps, labelProps, descriptionProps, errorMessageProps, onInput: onEdit },
  };
}
