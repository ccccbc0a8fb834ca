import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { theme } from '../theme/theme.js';
import { Field, type FieldProps } from './Field.js';
import { useField } from './useField.js';

interface OwnFieldProps extends Omit<FieldProps, 'children'> {
  name?: string;
}

function OwnField(props: OwnFieldProps) {
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
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Delivery date' } as OwnFieldProps & { children: null },
  render: (args) => <OwnField {...args} />,
});

export const OwnControl = meta.story({
  args: { description: 'We deliver from Monday to Friday.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Delivery date');
    await expect(input).toHaveAccessibleDescription('We deliver from Monday to Friday.');
    await userEvent.click(canvas.getByText('Delivery date'));
    await expect(input).toHaveFocus();
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Delivery date/);
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleName('Delivery date');
  },
});

export const Optional = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery date (optional)')).not.toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { description: 'We deliver from Monday to Friday.', errorMessage: 'Choose a day of the week.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Delivery date');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('We deliver from Monday to Friday. Choose a day of the week.');
  },
});

/** A form treats it like the package's own fields. */
export const InForm = meta.story({
  args: { isRequired: true, name: 'date' },
  render: (args) => (
    <Form>
      <OwnField {...args} />
      <Button type="submit">Order</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Delivery date/);
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Delivery date is required' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Delivery date is required');
    await userEvent.type(input, '2030-04-01');
    await expect(input).toBeValid();
  },
});

/** The error stays hidden while the field is valid. */
export const NotInvalid = meta.story({
  tags: ['proof'],
  args: { errorMessage: 'Choose a day of the week.', isInvalid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery date')).toBeValid();
    await expect(canvas.queryByText('Choose a day of the week.')).not.toBeInTheDocument();
  },
});
