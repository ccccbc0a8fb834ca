import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.js';

const docs = `
Replaces a page that does not exist, with a link to the start page. It renders on the server; its link is a small script.

**A screen reader announces** the title as the heading of the page.

**Do** answer with status 404. **Don't** lead to the start page by itself: people want to see the address that they mistyped.
`;

const meta = preview.meta({
  title: 'Sections/NotFound',
  component: NotFound,
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
  argTypes: { link: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});

const collectionUsage = `
<NotFound
  text="There is no such bicycle."
  link={{ href: { page: 'collection', slug: 'bikes' }, label: 'See all bicycles' }}
/>
`.trim();

/** Names the missing thing, with a link to similar ones. */
export const OwnWayOn = meta.story({
  args: {
    text: 'There is no such bicycle.',
    link: { href: { page: 'collection', slug: 'bikes' }, label: 'See all bicycles' },
  },
  parameters: { docs: { source: { code: collectionUsage } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all bicycles' })).toHaveAttribute('href', '/collections/bikes');
  },
});
