import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { withScreenReader } from '../testing/screenReader.js';
import { NativeSelect } from './NativeSelect.js';

const items = [
  { value: 'xs', label: 'XS' },
  { value: 's', label: 'S' },
  { value: 'm', label: 'M', description: 'Sold out', isDisabled: true },
  { value: 'l', label: 'L' },
];

const meta = preview.meta({
  title: 'Forms/NativeSelect',
  component: NativeSelect,
  args: { label: 'Size', placeholder: 'Select Size', items, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Size' });
    await expect(select).toHaveDisplayValue('Select Size');
    await userEvent.selectOptions(select, 'L');
    await expect(select).toHaveDisplayValue('L');
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await userEvent.selectOptions(select, 'Select Size');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const WithDescriptions = meta.story({
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: 'M (Sold out)' });
    await expect(option).toBeDisabled();
  },
});

export const Required = meta.story({
  args: { isRequired: true, name: 'size' },
  render: (args) => (
    <form>
      <NativeSelect {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Size' });
    const form = canvasElement.querySelector('form')!;
    await expect(select).toBeRequired();
    await expect(form.checkValidity()).toBe(false);
    // After a choice, the placeholder cannot be chosen again.
    await expect(canvas.getByRole('option', { name: 'Select Size' })).toBeDisabled();
    await userEvent.selectOptions(select, 'S');
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('size')).toBe('s');
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('s');
    return (
      <>
        <NativeSelect {...args} value={value} onChange={setValue} />
        <Button variant="link" onPress={() => setValue(null)}>
          Clear
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveDisplayValue('S');
    await userEvent.selectOptions(select, 'XS');
    await expect(select).toHaveDisplayValue('XS');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(select).toHaveDisplayValue('Select Size');
  },
});

/** If the caller does not accept the choice, the old one stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'L');
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await expect(select).toHaveDisplayValue('Select Size');
  },
});

export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const WithHelp = meta.story({
  args: { description: 'Runs small: between two sizes take the larger.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Runs small: between two sizes take the larger.',
    );
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, description: 'As on the label.', errorMessage: 'Choose a size.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('As on the label. Choose a size.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const LongTexts = meta.story({
  tags: ['proof'],
  args: {
    label: 'Frame, fork, wheels and everything that you would like to have built together by our mechanics',
    items: [
      {
        value: 'a',
        label:
          'Chromoly steel frame with carbon fork, hydraulic disc brakes, twelve speeds, mudguards and a front rack',
      },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    );
  },
});

export const NamedByAria = meta.story({
  tags: ['proof'],
  args: { label: undefined, 'aria-label': 'Sort by', placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('XS');
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  args: {
    isRequired: true,
    description: 'As on the label.',
    errorMessage: 'Choose a size.',
    // The screen reader reads a value after its text if they differ.
    items: [
      { value: 'S', label: 'S' },
      { value: 'M', label: 'M', description: 'Sold out', isDisabled: true },
      { value: 'L', label: 'L' },
    ],
  },
  play: ({ canvas, canvasElement, userEvent }) =>
    withScreenReader(canvasElement, async ({ hears, reads, press }) => {
      await hears('Size');
      const states = 'As on the label. Choose a size., has popup listbox, not expanded, invalid, required';
      await reads(`combobox, Size, ${states}`);
      await reads(
        'option, Select Size, selected, disabled, position 1, set size 4',
        'option, S, not selected, position 2, set size 4',
        'option, M (Sold out), M, not selected, disabled, position 3, set size 4',
        'option, L, not selected, position 4, set size 4',
      );
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'L');
      await hears(`combobox, Size, ${states}`);
      // The screen reader looks again after any key.
      await press('Shift');
      await hears(`combobox, Size, L, ${states}`);
    }),
});
