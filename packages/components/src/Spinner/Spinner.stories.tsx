import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Spinner } from './Spinner.js';

const docs = `
Says that something is under way, without saying how far. It renders on the server and adds no script.

**A screen reader announces** the label, 'Loading', when it comes to it. It does not interrupt: a text that comes with its live region goes unread in most
browsers. What must be heard is for \`announce\`. An empty \`label\` is silent, for a spinner beside text that says it.

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
