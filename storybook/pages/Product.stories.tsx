import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { ProductPage } from './pages.js';
import { state, unanswered, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Product',
  component: ProductPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A product, `/products/{slug}`: its pictures and options, similar products, and the last products viewed.',
      },
    },
  },
  args: { slug: 'lane-one' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lane One' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(Add to Cart|All required options)/ })).toBeVisible();
  },
});

/** The button waits until the stock is known. */
export const StockLoading = meta.story({
  args: { slug: 'floor-pump' },
  parameters: { ...state, sandbox: unanswered('inventory.read') },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Loading|Add to Cart/ })).toHaveAttribute('aria-disabled', 'true'),
});

export const SoldOut = meta.story({
  args: { slug: 'torque-wrench' },
  parameters: state,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true'),
});

export const NotFound = meta.story({
  args: { slug: 'unicycle' },
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('catalog.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});
