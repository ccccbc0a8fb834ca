import preview from '@vitrine/story-kit/preview';
import { collections } from '@vitrine/story-kit/samples';
import { expect } from 'storybook/test';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { NotFound } from './NotFound.js';

const meta = preview.meta({
  title: 'Sections/Shop/NotFound',
  component: NotFound,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  argTypes: { link: { control: false }, search: { control: false }, children: { control: false } },
});

/** With a search and the shop's collections. */
export const Default = meta.story({
  args: {
    search: <SearchInput isLikely={false} />,
    children: <CollectionLinks title="Collections" showTitle collections={collections} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Collections' })).toBeVisible();
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
