import { useId, type ReactNode } from 'react';
import { useFormField } from '../Form/FormContext.js';
import { defined } from '../internal/defined.js';
import { controlProps, type FieldTexts } from './controlProps.js';

/** What `useField` takes of a field's props. The others go to the element around it. */
interface FieldSource extends Omit<FieldTexts, 'label'> {
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
 * A field's props, taken apart: what its control gets, what the `Field` around it gets, and its state, which the form around both
 * has a say in. Every field of the package uses it, so that they are all named, described and marked in the same way.
 */
export function useField<Props extends FieldSource>(props: Props) {
  const {
    id,
    name,
    description,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    isRequired,
    isOptional,
    isDisabled: isSwitchedOff,
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabelledby,
    'aria-describedby': ariaDescribedby,
    ...rest
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const { errorMessage, isInvalid, isDisabled, onEdit } = useFormField({
    name,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    isDisabled: isSwitchedOff,
  });
  const texts = { description, errorMessage, isInvalid };
  const aria = { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby, 'aria-describedby': ariaDescribedby };
  return {
    id: controlId,
    name,
    isInvalid,
    isDisabled,
    onEdit,
    /** For the control: its id, its names and descriptions, `required` and `disabled`. */
    controlProps: {
      ...controlProps(controlId, { ...texts, label: props.label }, aria),
      ...defined({ required: isRequired || undefined, disabled: isDisabled || undefined }),
    },
    /** For `Field`, `FieldGroup` or `ChoiceField`. */
    fieldProps: { ...rest, ...texts, controlId, isRequired, isOptional },
  };
}
