import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { withLargeCustomer } from '@vitrine/sandbox';
import { useCustomer } from '../shop/useCustomer.js';
import { AddressList } from './AddressList.js';

/** Loads the customer, as an account page does. */
function SignedInList() {
  const { isLoggedIn } = useCustomer();
  return isLoggedIn ? <AddressList /> : null;
}

const meta = preview.meta({
  title: 'Sections/Account/AddressList',
  component: AddressList,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
  },
  render: () => <SignedInList />,
});

export const Many = meta.story({
  play: async ({ canvas, loaded }) => {
    const list = await canvas.findByRole('list', { name: 'Addresses' });
    await expect(list.children).toHaveLength(4);
    const { commerce } = loaded.shop as StoryShop;
    const { items } = await commerce.customer.getAllAddresses();
    const edit = canvas.getByRole('link', { name: 'Edit address: 418 Bayshore Road' });
    await expect(edit).toHaveAttribute('href', `/account/address?id=${encodeURIComponent(items[0]?.id ?? '')}`);
    const phone = canvas.getByRole('link', { name: '+1 650 555 0134' });
    await expect(phone).toHaveAttribute('href', 'tel:+16505550134');
    // Numbers keep their places on a page in Arabic.
    await expect(phone.firstElementChild).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('418 Bayshore Road').tagName).toBe('BDI');
    await expect(canvas.getByRole('link', { name: 'Add new address' })).toHaveAttribute('href', '/account/address');
    // If the platform has a default address.
    const customer = await commerce.customer.get();
    await expect(canvas.queryAllByText('Default')).toHaveLength(customer?.defaultAddress ? 1 : 0);
  },
});

/** On a platform with a default address, the customer can choose another. */
export const MakesDefault = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce } = loaded.shop as StoryShop;
    const list = await canvas.findByRole('list', { name: 'Addresses' });
    const buttons = () => within(list).queryAllByRole('button', { name: /^Make default: / });
    await expect(buttons()).toHaveLength(commerce.capabilities.defaultAddress ? list.children.length - 1 : 0);
    const [first] = buttons();
    if (!first) return;
    const card = first.closest('li')!;
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(card).findByText('Default')).toBeVisible();
    // The button is gone.
    await expect(within(card).getByRole('link', { name: /^Edit address: / })).toHaveFocus();
    await expect(buttons()).toHaveLength(list.children.length - 1);
    const { defaultAddress } = (await commerce.customer.get())!;
    await expect(card).toHaveTextContent(defaultAddress!.address1);
  },
});

/** In a country without states, the state is 'n/a'. */
export const One = meta.story({
  parameters: { sandbox: { customer: 'jun@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tokyo, n/a 150-0001')).toBeVisible();
    await expect(canvas.getByText('Japan')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Addresses' }).children).toHaveLength(1);
  },
});

export const None = meta.story({
  parameters: { sandbox: { customer: 'sam@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('n/a')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add new address' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** The list loads 50 addresses at a time. */
export const Pages = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: 'alex@example.com', data: withLargeCustomer({ orders: 1, addresses: 60 }) } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Addresses' });
    await expect(list.children).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByRole('link', { name: 'Edit address: 60 Orchard Row' });
    await expect(list.children).toHaveLength(60);
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      faults: [{ match: { call: 'addresses.read' }, fault: 'delay=600000' }],
      timeout: 600_000,
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Loading your addresses' })).toBeInTheDocument(),
});

export const LoadingFailure = meta.story({
  parameters: {
    sandbox: { customer: 'robin@example.com', faults: [{ match: { call: 'addresses.read' }, fault: 'shape' }] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Your addresses could not be loaded\./)).toBeVisible();
    const top = () => canvas.getByRole('link', { name: 'Add new address' }).getBoundingClientRect().top;
    const before = top();
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findByRole('list', { name: 'Addresses' })).children).toHaveLength(4);
    // A link that moves while somebody presses it gets no click.
    await expect(top()).toBe(before);
  },
});
