import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { ArabicShop, arabicData } from '@vitrine/story-kit/arabic';
import { CartPage, ListingPage, ProductPage } from './pages.js';
import { state } from './state.js';

const meta = preview.meta({
  title: 'Pages/Right to left',
  component: ProductPage,
  globals: { direction: 'rtl' },
  parameters: {
    sandbox: { data: arabicData },
    layout: 'fullscreen',
    docs: {
      description: { component: 'The shop in Arabic, from right to left: its goods, texts and plurals.' },
    },
  },
  args: { slug: 'lane-one' },
  // The Arabic shop has its own texts.
  argTypes: { texts: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <ArabicShop>
        <Story />
      </ArabicShop>
    ),
  ],
});

export const Product = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'درّاجة «لين ون»' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(أضف إلى السلّة|اختر كلّ ما هو مطلوب)$/ })).toBeVisible();
  },
});

export const Collection = meta.story({
  render: () => <ListingPage kind="collection" slug="bikes" />,
  parameters: state,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'درّاجات' })).toBeVisible();
    await expect(await canvas.findByText(/^[4٤] منتجات/)).toBeVisible();
  },
});

export const Cart = meta.story({
  render: () => <CartPage />,
  parameters: {
    ...state,
    sandbox: { data: arabicData, cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'enamel-kettle' }] },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: /^سلّة التسوّق \([3٣]\)$/ })).toBeVisible(),
});
