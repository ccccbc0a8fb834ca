import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Meter } from './Meter.js';

const meta = preview.meta({
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'In stock', value: 40 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'In stock' });
    await expect(meter).toHaveAttribute('aria-valuenow', '40');
    await expect(meter).toHaveAttribute('aria-valuetext', '40%');
    // Orca announces no value of a meter, so the text is there to read.
    await expect(meter).not.toContainElement(canvas.getByText('40%'));
    await expect(canvas.getByText('40%')).not.toHaveAttribute('aria-hidden');
  },
});

export const InWords = meta.story({
  args: { value: 3, maxValue: 12, valueLabel: 'Only 3 left', tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Only 3 left');
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
  },
});

const strengths = [
  { valueLabel: 'Empty' },
  { valueLabel: 'Weak', tone: 'sale' },
  { valueLabel: 'Fair', tone: 'warning' },
  { valueLabel: 'Good' },
  { valueLabel: 'Strong' },
] as const;

/** The words are also the help of the field, so that they are read with it. */
export const PasswordStrength = meta.story({
  args: { label: 'Strength', minValue: 0, maxValue: 4, segments: 4 },
  render: function PasswordStrength(args) {
    const [password, setPassword] = useState('');
    const strength = Math.min(Math.floor(password.length / 4), 4);
    return (
      <VStack gap={3}>
        <Input
          label="Password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          description={strengths[strength]!.valueLabel}
        />
        <Meter {...args} {...strengths[strength]} value={strength} showsValue={false} />
      </VStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: 'Strength' });
    const field = canvas.getByLabelText('Password');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Empty');
    await userEvent.type(field, '12345678');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Fair');
    await expect(meter.parentElement).toHaveAttribute('data-tone', 'warning');
    await expect(field).toHaveAccessibleDescription('Fair');
  },
});

/** Another format writes the measure itself, not its share. */
export const Format = meta.story({
  args: { label: 'Weight', value: 7.5, maxValue: 30, formatOptions: { style: 'unit', unit: 'kilogram' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '7.5 kg');
  },
});

export const Looks = meta.story({
  render: (args) => (
    <VStack>
      {(['accent', 'warning', 'sale'] as const).map((tone) => (
        <Meter key={tone} {...args} tone={tone} label={tone} />
      ))}
      <Meter {...args} size="sm" label="Small" />
      <Meter {...args} size="sm" segments={5} label="Small, in parts" />
    </VStack>
  ),
});

/** Values are limited to the bounds, which may begin anywhere. */
export const Bounds = meta.story({
  tags: ['proof'],
  args: { minValue: 20, maxValue: 60 },
  render: (args) => (
    <VStack>
      {[10, 30, 90].map((value) => (
        <Meter key={value} {...args} value={value} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    await expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual(['0%', '25%', '100%']);
    const shares = meters.map((meter) => meter.parentElement!.style.getPropertyValue('--vt-meter-share'));
    await expect(shares).toEqual(['0', '0.25', '1']);
  },
});

export const NamedByAria = meta.story({
  tags: ['proof'],
  args: { label: undefined, 'aria-label': 'In stock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'In stock' })).toBeVisible();
    await expect(canvas.queryByText('40%')).toBeNull();
  },
});

export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' }, args: { segments: 4 } });
