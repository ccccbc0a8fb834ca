import { expect } from 'storybook/test';
import type { StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
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
