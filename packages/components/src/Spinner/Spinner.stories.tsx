import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Spinner } from './Spinner.js';

const meta = preview.meta({ title: 'Media/Spinner', component: Spinner });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
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
      (size) => canvas.getByText(size).parentElement!.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([16, 20, 32, 48, 64]);
  },
});

/** Beside text that says it, a spinner says nothing itself. */
export const Silent = meta.story({
  render: () => (
    <HStack role="status" gap={2}>
      <Spinner size="xs" label="" />
      Looking for your order
    </HStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});
