import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Spinner } from './Spinner.js';

const docs = `
Says that something is under way, without saying how far. It renders on the server and adds no script.

**A screen reader announces** the label as a status: 'Loading', once, without moving the focus. An empty \`label\` is silent, for a spinner beside text
that says it.

**Do** show it for what takes longer than a third of a second. **Don't** fill a page with spinners: where the shape of what comes is known,
that is a \`Skeleton\`; where its share is known, a \`ProgressBar\`; in a button, \`isLoading\`.
`;

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { docs: { description: { component: docs } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

/** Another text for listeners. */
export const Named = meta.story({
  args: { label: 'Looking for your order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for your order');
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
