import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { CheckboxGroup } from './CheckboxGroup.js';

const items = [
  { value: 'road', label: 'Road', description: 'Asphalt and good gravel' },
  { value: 'touring', label: 'Touring' },
  { value: 'cargo', label: 'Cargo', description: 'From spring on' },
];

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Kinds of bicycle', items, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Kinds of bicycle' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Cargo' })).toHaveAccessibleDescription('From spring on');
    await userEvent.click(canvas.getByText('Cargo'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['cargo']);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    // In the order of the items, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['road', 'cargo']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cargo']);
  },
});

export const Horizontal = meta.story({
  args: {
    orientation: 'horizontal',
    label: 'Frame',
    items: ['S', 'M', 'L', 'XL'].map((label) => ({ value: label, label })),
    defaultValue: ['M', 'L'],
  },
});

export const Required = meta.story({
  args: { isRequired: true, name: 'kind' },
  render: (args) => (
    <Form>
      <CheckboxGroup {...args} />
      <Button type="submit">Show</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    const group = canvas.getByRole('group', { name: 'Kinds of bicycle (required)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Kinds of bicycle: tick at least one');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();

    await userEvent.click(canvas.getByRole('link', { name: 'Kinds of bicycle: tick at least one' }));
    const road = canvas.getByRole('checkbox', { name: 'Road' });
    await expect(road).toHaveFocus();
    await expect(road).toHaveAccessibleDescription('Asphalt and good gravel Kinds of bicycle: tick at least one');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Touring' }));
    await expect(road).toBeValid();
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cargo' }));
    await expect(new FormData(form).getAll('kind')).toEqual(['touring', 'cargo']);
  },
});

export const Invalid = meta.story({
  args: { description: 'Any number of them.', errorMessage: 'Choose what you would like to see.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Any number of them. Choose what you would like to see.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Touring' })).toBeInvalid();
  },
});

export const Optional = meta.story({ tags: ['proof'], args: { isOptional: true } });

export const ItemDisabled = meta.story({
  args: { items: items.map((item) => ({ ...item, isDisabled: item.value === 'cargo' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Cargo' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Road' })).toBeEnabled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: ['road'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [values, setValues] = useState<readonly string[]>(['road']);
    return (
      <>
        <CheckboxGroup {...args} value={values} onChange={setValues} />
        <Button variant="link" onPress={() => setValues(items.map(({ value }) => value))}>
          All
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Road' }));
    await expect(canvas.getByRole('checkbox', { name: 'Road' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
});

/** The caller ignores the change, so the group keeps its value. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: ['touring'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Road' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['road', 'touring']);
    await expect(canvas.getByRole('checkbox', { name: 'Road' })).not.toBeChecked();
  },
});

/** Reset restores the initially ticked boxes and removes the form's error. */
export const Reset = meta.story({
  tags: ['proof'],
  args: { defaultValue: ['touring'], isRequired: true, name: 'kind' },
  render: (args) => (
    <Form>
      <CheckboxGroup {...args} />
      <Button type="reset" variant="secondary">
        Start over
      </Button>
      <Button type="submit">Show</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const touring = canvas.getByRole('checkbox', { name: 'Touring' });
    await userEvent.click(touring);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(touring).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(touring).toBeChecked());
    await expect(touring).toBeValid();
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  // It would mirror the whole docs page.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    label: 'نوع الدراجة',
    items: [
      { value: 'a', label: 'طريق' },
      { value: 'b', label: 'رحلات' },
    ],
    defaultValue: ['a'],
  },
});
