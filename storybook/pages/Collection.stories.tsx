import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { ListingPage } from './pages.js';
import { state, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Collection',
  component: ListingPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The products of a collection, `/collections/{name}`, twelve to a page, with filters and sorting.',
      },
    },
  },
  args: { kind: 'collection' as const, slug: 'bikes' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bikes' })).toBeVisible();
    await expect(await canvas.findByText(/^\d+ products/)).toBeVisible();
  },
});

export const SecondPage = meta.story({
  args: { slug: 'all', page: 2 },
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText(/, page 2 of \d$/)).toBeVisible(),
});

/** With filters, if the platform supports them. */
export const Filtered = meta.story({
  args: { query: 'availability=true&option.Size=M' },
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText(/^\d+ products?/)).toBeVisible(),
});

export const Empty = meta.story({
  args: { slug: 'winter' },
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing here for now.')).toBeVisible(),
});

export const NoSuchPage = meta.story({
  args: { page: 9 },
  parameters: state,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});
