import { expect } from 'storybook/test';
import { setStock, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { CartPage } from './pages.js';
import { state, unanswered, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Cart',
  component: CartPage,
  parameters: {
    sandbox: {
      cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'enamel-kettle' }, { product: 'chain-whip' }],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The cart as a page, `/cart`, for browsers without scripts, and instead of the drawer.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Shopping cart (4)' })).toBeVisible(),
});

export const Empty = meta.story({
  parameters: { ...state, sandbox: { cart: [] } },
  play: async ({ canvas }) => expect(await canvas.findByText('Your cart is currently empty.')).toBeVisible(),
});

export const Loading = meta.story({
  parameters: { ...state, sandbox: unanswered('cart.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: 'Loading your cart' })).toBeInTheDocument(),
});

/** Another shopper took the last one. */
export const OneSoldOut = meta.story({
  parameters: { ...state, sandbox: { arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-EK', 0) } },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('cart.read') },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Your cart could not be loaded/)).toBeVisible(),
});
