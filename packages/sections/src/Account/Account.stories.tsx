import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import type { StoryShop } from '@vitrine/story-kit/platform';
import { withLargeCustomer } from '@vitrine/sandbox';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { CustomerProvider } from '../shop/CustomerProvider.js';
import { Account } from './Account.js';

const meta = preview.meta({
  title: 'Sections/Account/Account',
  component: Account,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
  },
  render: () => (
    <AuthGuard allow="authenticated">
      <Account />
    </AuthGuard>
  ),
});

export const SeveralAddresses = meta.story({
  play: async ({ canvas, loaded }) => {
    const { commerce } = loaded.shop as StoryShop;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(canvas.getByText('Robin Hale', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('robin@example.com')).toBeVisible();
    await expect(canvas.getByText('••••••••')).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /^Edit address/ })).length).toBe(4);
    await expect(canvas.getByRole('link', { name: 'Add new address' })).toHaveAttribute('href', '/account/address');
    await expect(canvas.queryAllByRole('link', { name: 'Change password' })).toHaveLength(
      commerce.capabilities.changePassword ? 1 : 0,
    );
  },
});

export const OneAddress = meta.story({
  parameters: { sandbox: { customer: 'marlene@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Edit address/ })).toHaveLength(1);
  },
});

export const NoAddress = meta.story({
  parameters: { sandbox: { customer: 'sam@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('n/a')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add new address' })).toBeVisible();
  },
});

/** The addresses load page by page. */
export const ManyAddresses = meta.story({
  parameters: {
    sandbox: { customer: 'alex@example.com', data: withLargeCustomer({ orders: 1, addresses: 60 }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Edit address/ })).toHaveLength(60));
  },
});

/** Signs the customer out and redirects to the login page. */
export const SignOut = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await canvas.findByRole('heading', { level: 1, name: 'Your account' });
    const button = canvas.queryByRole('button', { name: 'Sign Out' });
    if (!button) await userEvent.click(canvas.getByText('Account', { selector: 'summary *' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('unauthenticated! Redirecting to /account/login...')).toBeVisible();
    await expect(await commerce.customer.get()).toBeUndefined();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/account\/login/)));
  },
});

/** The platform failed while the server rendered the page, and fails again in the browser. The server knew that there is a login. */
export const DetailsFailed = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { customer: 'robin@example.com', faults: [{ match: { call: 'customer.read' }, fault: 'status=503' }] },
  },
  render: () => (
    <CustomerProvider status="authenticated">
      <AuthGuard allow="authenticated">
        <Account />
      </AuthGuard>
    </CustomerProvider>
  ),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/^Your details could not be loaded\./)).toBeVisible();
    await expect(canvas.queryByText('n/a')).toBeNull();
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(await canvas.findByText('Robin Hale', { selector: 'dd' })).toBeVisible();
  },
});

/** The shop's own server cannot be reached, and the page does not claim that the customer is signed out. Only some platforms need it to sign out. */
export const SignOutFailed = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: 'robin@example.com' } },
  beforeEach({ msw }) {
    msw.use(
      http.all('https://sections-account-account--sign-out-failed.northlane.test/api/shop/customer/logout', () =>
        HttpResponse.error(),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your account' });
    const button = canvas.queryByRole('button', { name: 'Sign Out' });
    if (!button) await userEvent.click(canvas.getByText('Account', { selector: 'summary *' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(
      await canvas.findByText('You are still signed in: the shop could not be reached. Please try again.'),
    ).toBeVisible();
  },
});
