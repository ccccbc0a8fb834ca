import preview from '@vitrine/story-kit/preview';
import { collections } from '@vitrine/story-kit/samples';
import { expect } from 'storybook/test';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { NoSuchPage } from './NoSuchPage.js';

const meta = preview.meta({
  title: 'Sections/Shop/NoSuchPage',
  component: NoSuchPage,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  argTypes: { search: { control: false }, children: { control: false } },
  args: { list: 'Bikes', totalPages: 3, getHref: (page: number) => `/collections/bikes?page=${page}` },
});

export const Default = meta.story({
  args: {
    search: <SearchInput isLikely={false} />,
    children: <CollectionLinks title="Collections" showTitle collections={collections} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    await expect(canvas.getByText('Bikes has 3 pages.')).toBeVisible();
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Collections' })).toBeVisible();
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Go to the first page')).toBe('/collections/bikes?page=1');
    await expect(href('Go to the last page')).toBe('/collections/bikes?page=3');
  },
});

export const OnePage = meta.story({
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bikes has one page.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Go to it' })).toBeVisible();
  },
});

const polish = `
<NoSuchPage
  list="Rowery"
  totalPages={3}
  getHref={getHref}
  locale="pl"
  messages={{ noSuchPageText: { one: '{list}: {pages} strona.', few: '{list}: {pages} strony.', other: '{list}: {pages} stron.' } }}
/>
`.trim();

/** A language with more plural forms than English. */
export const OtherPlurals = meta.story({
  args: {
    list: 'Rowery',
    locale: 'pl',
    messages: {
      noSuchPage: 'Nie ma takiej strony',
      noSuchPageText: {
        one: '{list}: {pages} strona.',
        few: '{list}: {pages} strony.',
        other: '{list}: {pages} stron.',
      },
      firstPage: 'Pierwsza strona',
      lastPage: 'Ostatnia strona',
    },
  },
  parameters: { docs: { source: { code: polish } } },
  play: async ({ canvas }) => expect(canvas.getByText('Rowery: 3 strony.')).toBeVisible(),
});
