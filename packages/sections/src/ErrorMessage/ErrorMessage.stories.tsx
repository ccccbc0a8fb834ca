import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { ErrorMessage } from './ErrorMessage.js';

const meta = preview.meta({
  title: 'Sections/ErrorMessage',
  component: ErrorMessage,
  parameters: { sandbox: {}, layout: 'fullscreen' },
});

export const Default = meta.story({
  args: { onRetry: fn() },
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
