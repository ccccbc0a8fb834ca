import type { Examples } from '../testing/examples.js';
import { Field } from './Field.js';
import { useField } from './useField.js';

function DateField() {
  const { controlProps, fieldProps } = useField({ label: 'Date', description: 'From Monday on', isOptional: true });
  return (
    <Field {...fieldProps}>
      <input type="date" {...controlProps} />
    </Field>
  );
}

export const examples: Examples = {
  Field: <DateField />,
};
