import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { theme } from '../theme/theme.js';
import { Field, type FieldProps } from './Field.js';
import { useField } from './useField.js';

interface DateFieldProps extends Omit<FieldProps, 'children'> {
  name?: string;
}

function DateField(props: DateFieldProps) {
  const { name, controlProps, fieldProps } = useField(props);
  return (
    <Field {...fieldProps}>
      <input
        type="date"
        {...controlProps}
        name={name}
        style={{ minBlockSize: theme.size.control, paddingInline: theme.space[4] }}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Setup/useField',
  // The hook takes the props of the field.
  component: Field,
  args: { label: 'Delivery date', name: 'date' } as DateFieldProps & { children: null },
  render: (args) => <DateField {...args} />,
});

/** The hook connects the input with its label, its help and its error. */
export const DateInput = meta.story({
  args: { description: 'From Monday to Friday.', errorMessage: 'Choose a later day.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Delivery date');
    await expect(input).toHaveAccessibleDescription('From Monday to Friday. Choose a later day.');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute('name', 'date');
  },
});
