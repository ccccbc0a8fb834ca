import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { forgetTexts } from '../state/forms/keptTexts.js';
import { OrderLookup } from './OrderLookup.js';

const meta = preview.meta({
  title: 'Sections/Account/OrderLookup',
  component: OrderLookup,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  beforeEach: forgetTexts,
});

/** The number of an order of the sample customer. */
const numberOf = ({ sandbox }: StoryShop) => {
  const order = sandbox.shop.store.all('order').find(({ email }) => email === 'robin@example.com');
  return String(order!.number);
};

/** A platform that shows orders to nobody but their customers has no form. */
export const FindsAnOrder = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const shop = loaded.shop as StoryShop;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find an order' })).toBeVisible();
    if (!shop.commerce.capabilities.orderLookup) {
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Orders of your account' })).toBeVisible();
      return;
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), `#${numberOf(shop)}`);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Robin@example.com{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Order details' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: `Order #${numberOf(shop)}` })).toBeVisible();
  },
});

export const WrongEmail = meta.story({
  tags: ['proof'],
  play: async ({ canvas, loaded, userEvent }) => {
    const shop = loaded.shop as StoryShop;
    if (!shop.commerce.capabilities.orderLookup) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Order number' }), numberOf(shop));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marlene@example.com{Enter}');
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveAccessibleDescription('We have no order with this number and this email address.');
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue(numberOf(shop));
  },
});
