import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Spinner } from './Spinner.js';

const docs = `
Shows that a task is running, without its progress. It renders on the server and adds no script.

**A screen reader announces** the label, 'Loading', when it reaches the spinner. It does not interrupt: most browsers ignore a live region
that appears with its text. Use \`announce\` for a text that must be heard. An empty \`label\` is silent, for a spinner beside a text with
that meaning.

**Do** show it for tasks of more than a third of a second. **Don't** fill a page with spinners: use a \`Skeleton\` if the shape of the
coming content is known, a \`ProgressBar\` if the progress is known, and \`isLoading\` in a button.
`;

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { docs: { description: { component: docs } } },
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
