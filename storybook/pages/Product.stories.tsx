import { sampleShop } from '@vitrine/sandbox';
import { expect, within } from 'storybook/test';
import type { StoryShop } from '@vitrine/story-kit/platform';
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
  argTypes: {
    slug: {
      name: 'Product',
      options: sampleShop.products.map(({ handle }) => handle),
      control: {
        type: 'select',
        labels: Object.fromEntries(sampleShop.products.map(({ handle, title }) => [handle, title])),
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const name = sampleShop.products.find(({ handle }) => handle === args.slug)?.title ?? 'Page not found';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
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

/** The control takes another product. */
export const AnotherProduct = meta.story({
  tags: ['proof'],
  args: { slug: 'floor-pump' },
  parameters: state,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /pump/i })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1, name: 'Lane One' })).toBeNull();
  },
});

/** The control makes the platform fail. The toolbar has no error. */
export const FailureByControl = meta.story({
  tags: ['proof'],
  args: { failures: 'down' },
  parameters: state,
  play: async ({ canvas, globals }) => {
    await expect(globals.failures).toBe('none');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The control makes the texts longer. The goods keep theirs. */
export const LongerTexts = meta.story({
  tags: ['proof'],
  args: { slug: 'floor-pump', texts: 'longer' },
  parameters: state,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aadd too Caart' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: /^floor pump$/i })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Skiip too coonteent' })).toBeInTheDocument();
  },
});

/** The control takes another platform than the toolbar: BigCommerce has no menu of the merchant’s, so the shop’s own shows. */
export const PlatformByControl = meta.story({
  tags: ['proof'],
  args: { platform: 'big_commerce' },
  parameters: {
    ...state,
    sandbox: { data: { ...sampleShop, menu: [{ title: 'Winter sale', path: '/collections/clothing' }] } },
  },
  play: async ({ canvas, loaded }) => {
    await expect((loaded.shop as StoryShop).commerce.platform).toBe('big_commerce');
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(await menu.findByText('About')).toBeInTheDocument();
    await expect(menu.queryByRole('link', { name: 'Winter sale' })).toBeNull();
  },
});
