import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { RoutePage } from './pages.js';
import { state, unanswered, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Search',
  component: RoutePage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The search, `/search?q={query}`. Its links work: search for something else.',
      },
    },
  },
  args: { path: '/search' as const, query: {} },
});

export const Results = meta.story({
  args: { query: { q: 'jersey' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Search results' })).toBeVisible(),
});

export const Pristine = meta.story({
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText('Start searching to see results')).toBeVisible(),
});

export const NoResults = meta.story({
  args: { query: { q: 'xylophone' } },
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText('No results found for xylophone')).toBeVisible(),
});

export const Loading = meta.story({
  args: { query: { q: 'bike' } },
  parameters: { ...state, sandbox: unanswered('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading')).toBeVisible(),
});

export const Failed = meta.story({
  args: { query: { q: 'kettle' } },
  parameters: { ...state, sandbox: unreadable('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Error The shop gave an answer/)).toBeVisible(),
});
