import { sampleShop } from '@vitrine/sandbox';
import { expect, within } from 'storybook/test';
import type { StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
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
          'The start page, `/`: an opening picture, the collections, a featured product, new products, and the shop’s story.',
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

/** The merchant's own menu, or the menu of the shop's settings if the platform has none. Brands show if the platform has them. */
export const MenuOfThePlatform = meta.story({
  parameters: {
    ...state,
    sandbox: { data: { ...sampleShop, menu: [{ title: 'Winter sale', path: '/collections/clothing' }] } },
  },
  play: async ({ canvas, loaded }) => {
    const { capabilities } = (loaded.shop as StoryShop).commerce;
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }));
    if (capabilities.menu === 'merchant') {
      await expect(await menu.findByRole('link', { name: 'Winter sale' })).toBeInTheDocument();
      await expect(menu.queryByText('Brands')).toBeNull();
      return;
    }
    await expect(await menu.findByText('About')).toBeInTheDocument();
    await expect(menu.queryByText('Brands') !== null).toBe(capabilities.brands);
  },
});

/** The platform's responses are unusable. The site would show a cached page instead. */
export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});
