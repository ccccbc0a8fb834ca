import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Spinner } from './Spinner.js';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
});

/** Another text for screen readers. */
export const Named = meta.story({
  args: { label: 'Looking for your order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Looking for your order' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <HStack wrap gap={6}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Spinner key={size} size={size} label={size} />
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const widths = ['xs', 'sm', 'md', 'lg', 'xl'].map(
      (size) => canvas.getByRole('img', { name: size }).getBoundingClientRect().width,
    );
    await expect(widths).toEqual([16, 20, 32, 48, 64]);
  },
});

/** Beside a text with the same message, the spinner is silent. */
export const Silent = meta.story({
  render: () => (
    <HStack role="status" gap={2}>
      <Spinner size="xs" label="" />
      Looking for your order
    </HStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
