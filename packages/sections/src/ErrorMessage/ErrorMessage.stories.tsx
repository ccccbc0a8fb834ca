import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { ErrorMessage } from './ErrorMessage.js';

const docs = `
Replaces a page that failed: what happened, and how to go on. It runs in the browser, and takes its texts from \`ShopProvider\`.

| Key | Action |
| --- | --- |
| Enter, Space on 'Try again' | calls \`onRetry\` |

**A screen reader announces** the title as the heading of the page.

**Do** give \`onRetry\` wherever a second try may help. **Don't** show the message of a server or a program: shoppers cannot use it.
`;

const meta = preview.meta({
  title: 'Sections/ErrorMessage',
  component: ErrorMessage,
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
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
