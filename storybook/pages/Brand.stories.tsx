import { expect } from 'storybook/test';
import type { StoryShop } from '../.storybook/platform.js';
import preview from '../.storybook/preview.js';
import { ListingPage } from './pages.js';

const meta = preview.meta({
  title: 'Pages/Brand',
  component: ListingPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The products of a brand, `/brands/{brand}`. Platforms without brands do not have this page.',
      },
    },
  },
  args: { kind: 'brand' as const, slug: 'skerry' },
});

export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { brands } = (loaded.shop as StoryShop).commerce.capabilities;
    const name = brands ? 'Skerry' : 'Page not found';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});
