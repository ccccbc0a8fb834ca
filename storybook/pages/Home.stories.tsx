import { expect } from 'storybook/test';
import preview from '../.storybook/preview.js';
import { HomePage } from './pages.js';
import { state, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The start page, `/`: an opening picture, the collections, a product that leads, what is new, and the shop’s story.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bicycles made to be mended' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the bikes' })).toHaveAttribute('href', '/collections/bikes');
  },
});

/** The platform gave no answers that the page could be made of; on the site a page that was kept stands in for it. */
export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});
