import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { RadioGroup } from './RadioGroup.js';
import { Radio } from './Radio.js';

const items = [
  { value: 'standard', label: 'Standard', description: '3 to 5 days, free' },
  { value: 'express', label: 'Express', description: '1 to 2 days, $12.00' },
  { value: 'pickup', label: 'Pick it up', description: 'San Mateo, from tomorrow on' },
];

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: { label: 'Delivery', items, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
    const express = canvas.getByRole('radio', { name: 'Express' });
    await expect(express).toHaveAccessibleDescription('1 to 2 days, $12.00');
    await userEvent.click(canvas.getByText('Express'));
    await expect(express).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('express');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pick it up' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
  },
});

export const Horizontal = meta.story({
  args: {
    orientation: 'horizontal',
    label: 'Frame',
    items: ['S', 'M', 'L', 'XL'].map((label) => ({ value: label, label })),
    defaultValue: 'M',
  },
});

export const Required = meta.story({
  args: { isRequired: true, name: 'delivery' },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toHaveAttribute('aria-required', 'true');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('delivery')).toBe('standard');
  },
});

export const Invalid = meta.story({
  args: { description: 'You can change it until we send it.', errorMessage: 'Choose how it gets to you.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('You can change it until we send it. Choose how it gets to you.');
  },
});

export const ItemDisabled = meta.story({
  args: {
    items: items.map((item) => ({ ...item, isDisabled: item.value === 'express' })),
    defaultValue: 'standard',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Express' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pick it up' })).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'express' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Express' })).toBeDisabled();
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('standard');
    return (
      <>
        <RadioGroup {...args} value={value} onChange={setValue} />
        <Button variant="link" onPress={() => setValue(null)}>
          None
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Express' }));
    await expect(canvas.getByRole('radio', { name: 'Express' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** If the caller does not accept the choice, the old one stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: 'standard' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Express' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('express');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
  },
});

export const RightToLeft = meta.story({
  // On the docs page, it would switch the whole page to right-to-left.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    label: 'التوصيل',
    items: [
      { value: 'a', label: 'عادي' },
      { value: 'b', label: 'سريع' },
    ],
    defaultValue: 'a',
  },
});
