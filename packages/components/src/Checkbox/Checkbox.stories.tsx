import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { VStack } from '../VStack/VStack.js';
import { Checkbox } from './Checkbox.js';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Wrap it as a gift', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Wrap it as a gift' });
    await userEvent.click(canvas.getByText('Wrap it as a gift'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText('Wrap it as a gift').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={2}>
      <Checkbox {...args} label="Not ticked" />
      <Checkbox {...args} label="Ticked" defaultSelected />
      <Checkbox {...args} label="Some of it" isIndeterminate />
      <Checkbox {...args} label="Invalid" isInvalid />
      <Checkbox {...args} label="Disabled" isDisabled />
      <Checkbox {...args} label="Disabled, ticked" isDisabled defaultSelected />
      <Checkbox {...args} label="Disabled, some of it" isDisabled isIndeterminate />
    </VStack>
  ),
});

export const WithHelp = meta.story({
  args: { description: 'In unbleached paper, without prices. $4.00' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Wrap it as a gift' });
    await expect(box).toHaveAccessibleDescription('In unbleached paper, without prices. $4.00');
  },
});

export const Required = meta.story({
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms</Link>
      </>
    ),
    isRequired: true,
    errorMessage: 'Read and accept the terms.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Read and accept the terms.');
  },
});

/** The first box shows whether all, some or none of the others are ticked. */
export const Indeterminate = meta.story({
  render: function Indeterminate() {
    const [chosen, setChosen] = useState<readonly string[]>(['red']);
    const all = ['red', 'green'];
    const toggle = (color: string, isOn: boolean) =>
      setChosen(isOn ? [...chosen, color] : chosen.filter((c) => c !== color));
    return (
      <VStack gap={1}>
        <Checkbox
          label="All colours"
          isSelected={chosen.length === all.length}
          isIndeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={(isOn) => setChosen(isOn ? all : [])}
        />
        {all.map((color) => (
          <Checkbox
            key={color}
            label={color}
            isSelected={chosen.includes(color)}
            onChange={(isOn) => toggle(color, isOn)}
          />
        ))}
      </VStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All colours' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'red' }));
    await expect(all).toBePartiallyChecked();
  },
});

/** The caller ignores the change, so the box keeps its state. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { isSelected: false },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).not.toBeChecked();
  },
});

export const LongLabel = meta.story({
  args: {
    label:
      'Write to me once a month about new frames, workshops in San Mateo, repairs, and what else the workshop has been up to; I can end this at any time',
  },
});

export const RightToLeft = meta.story({
  // It would mirror the whole docs page.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'تغليف كهدية', defaultSelected: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(canvas.getByText('تغليف كهدية').getBoundingClientRect().left);
  },
});
