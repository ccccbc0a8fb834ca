import preview from '@vitrine/storybook/preview';
import { expect, fn } from 'storybook/test';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.js';
import { NotFound } from '../NotFound/NotFound.js';
import { PageMessage } from './PageMessage.js';

const meta = preview.meta({
  title: 'Sections/PageMessage',
  component: PageMessage,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { title: 'Thank you', text: 'A message is on its way.', link: { href: '/', label: 'Back to the start page' } },
});

export const Default = meta.story();

export const PageNotFound = meta.story({
  render: () => <NotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});

const onRetry = fn();

export const Failure = meta.story({
  render: () => <ErrorMessage onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});
