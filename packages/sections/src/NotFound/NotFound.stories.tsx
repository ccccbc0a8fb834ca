import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.js';

const meta = preview.meta({
  title: 'Sections/NotFound',
  component: NotFound,
  parameters: { sandbox: {}, layout: 'fullscreen' },
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
