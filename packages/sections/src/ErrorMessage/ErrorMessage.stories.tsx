import preview from '@vitrine/story-kit/preview';
import { collections } from '@vitrine/story-kit/samples';
import { expect, fn } from 'storybook/test';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { ErrorMessage } from './ErrorMessage.js';

const meta = preview.meta({
  title: 'Sections/Shop/ErrorMessage',
  component: ErrorMessage,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  argTypes: { search: { control: false }, children: { control: false } },
});

export const Default = meta.story({
  args: {
    onRetry: fn(),
    search: <SearchInput isLikely={false} />,
    children: <CollectionLinks title="Collections" showTitle collections={collections} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});

export const NothingToTry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
