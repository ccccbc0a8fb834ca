import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { ProgressBar } from './ProgressBar.js';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 40 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('value', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
});

export const Values = meta.story({
  render: (args) => (
    <VStack>
      {[0, 1, 50, 99, 100].map((value) => (
        <ProgressBar key={value} {...args} value={value} />
      ))}
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
        <ProgressBar key={value} {...args} value={value} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole<HTMLProgressElement>('progressbar');
    await expect(bars.map((bar) => bar.position)).toEqual([0, 0.25, 1]);
  },
});

export const Indeterminate = meta.story({
  args: { value: undefined, label: 'Placing your order' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Placing your order' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar.matches(':indeterminate')).toBe(true);
  },
});

export const InWords = meta.story({
  args: { label: 'Free shipping', value: 88, valueLabel: '$12.00 more for free shipping' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$12.00 more for free shipping');
  },
});

export const WithoutTexts = meta.story({
  args: { label: undefined, 'aria-label': 'Steps done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Steps done' })).toBeVisible();
    await expect(canvas.queryByText('40%')).toBeNull();
  },
});

export const Looks = meta.story({
  render: (args) => (
    <VStack>
      {(['accent', 'ink', 'sale'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} label={tone} />
      ))}
      <ProgressBar {...args} size="sm" label="Small" />
      <ProgressBar {...args} size="sm" label="Small, moving" value={undefined} />
    </VStack>
  ),
});

export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' }, args: { locale: 'ar-EG' } });
