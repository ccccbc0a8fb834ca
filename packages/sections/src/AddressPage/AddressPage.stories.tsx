import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AddressPage } from './AddressPage.js';

const robin = { customer: 'robin@example.com' };

const meta = preview.meta({
  title: 'Sections/Account/AddressPage',
  component: AddressPage,
  decorators: [withPage],
  parameters: { sandbox: robin, layout: 'fullscreen' },
});

const readAddresses = async ({ customer }: StoryShop['commerce']) => (await customer.getAllAddresses()).items;

/** The page of the customer's first address. Its id comes from the platform. */
const FirstAddressPage = () => (
  <ReadShop read={async (commerce) => (await readAddresses(commerce))[0]?.id}>
    {(id) => <AddressPage addressId={id} />}
  </ReadShop>
);

export const Create = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create address' })).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(crumbs.getByText('Create address')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/account');
    await expect(canvas.queryByRole('button', { name: 'Delete address' })).toBeNull();
  },
});

export const Edit = meta.story({
  render: () => <FirstAddressPage />,
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit address' })).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByText('Address')).toHaveAttribute('aria-current', 'page');
    const address = await canvas.findByDisplayValue('418 Bayshore Road');
    await userEvent.clear(address);
    await userEvent.type(address, '420 Bayshore Road{Enter}');
    const { commerce, navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    await expect((await readAddresses(commerce)).map(({ address1 }) => address1)).toContain('420 Bayshore Road');
  },
});

/** The fields are visible and disabled. */
export const Loading = meta.story({
  args: { addressId: '1' },
  parameters: {
    sandbox: { ...robin, faults: [{ match: { call: 'addresses.read' }, fault: 'delay=600000' }], timeout: 600_000 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading the address' })).toBeInTheDocument();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Delete address' })).toBeNull();
  },
});

export const LoadingFailure = meta.story({
  args: { addressId: '1' },
  parameters: { sandbox: { ...robin, faults: [{ match: { call: 'addresses.read' }, fault: 'shape' }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^The address could not be loaded\./)).toBeVisible();
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^The address could not be loaded\./)).toBeNull());
  },
});

/** No address has this id, or it is another customer's address. */
export const Unknown = meta.story({
  args: { addressId: '987654' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This address is no longer there.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/account');
  },
});

/** A question appears first. The customer keeps the address, or deletes it. */
export const Delete = meta.story({
  tags: ['proof'],
  render: () => <FirstAddressPage />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    const before = await readAddresses(commerce);
    const remove = await canvas.findByRole('button', { name: 'Delete address' });
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await readAddresses(commerce)).toHaveLength(before.length);

    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    await expect(await readAddresses(commerce)).toEqual(before.slice(1));
  },
});

export const Deleting = meta.story({
  tags: ['proof'],
  render: () => <FirstAddressPage />,
  parameters: {
    sandbox: { ...robin, faults: [{ match: { call: 'address.delete' }, fault: 'delay=600000' }], timeout: 600_000 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete address' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Submitting...' });
    await expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await expect(canvas.getByLabelText(/^City/)).toBeDisabled();
  },
});

/** The question stays open and shows why. */
export const DeletingFails = meta.story({
  tags: ['proof'],
  render: () => <FirstAddressPage />,
  parameters: { sandbox: { ...robin, faults: [{ match: { call: 'address.delete' }, fault: 'status=500' }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete address' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    const remove = within(question).getByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    const alert = await screen.findByText('The shop has a problem on its side. Please try again in a moment.');
    await expect(alert).toBeVisible();
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
    await expect(remove).toHaveAccessibleName('Delete');
    await expect(remove).toBeEnabled();
  },
});

/** Signed-out visitors do not see it. */
export const SignedOut = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: '' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^unauthenticated! Redirecting to \/account\/login/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    const { navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/account\/login/)));
  },
});
