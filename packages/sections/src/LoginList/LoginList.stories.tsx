import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { useShop } from '../shop/ShopProvider.js';
import { LoginList } from './LoginList.js';

const meta = preview.meta({
  title: 'Sections/Account/LoginList',
  component: LoginList,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com', devices: [{ browser: 'Safari', system: 'iOS' }, {}] },
    layout: 'fullscreen',
  },
  render: () => (
    <AuthGuard allow="authenticated">
      <LoginList />
    </AuthGuard>
  ),
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
    const entries = within(list).getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toHaveTextContent('Firefox on LinuxThis device');
    await expect(within(list).getAllByText('This device')).toHaveLength(1);
    await expect(within(list).getByText('Safari on iOS')).toBeVisible();
    await expect(within(list).getByText('Unknown browser')).toBeVisible();
    await expect(within(entries[0]!).getAllByText(/\d{4}/, { selector: 'time' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toHaveAccessibleDescription(
      /also signs you out here/,
    );
  },
});

export const One = meta.story({
  parameters: { sandbox: { devices: [] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(list).getByText('This device')).toBeVisible();
  },
});

/** All logins end, with this one. */
export const SignOutEverywhere = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, others } = loaded.shop as StoryShop;
    await expect(await Promise.all(others.map(({ customer }) => customer.get()))).toEqual([
      expect.objectContaining({ email: 'robin@example.com' }),
      expect.objectContaining({ email: 'robin@example.com' }),
    ]);
    (await canvas.findByRole('button', { name: 'Sign out everywhere' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('unauthenticated! Redirecting to /account/login...')).toBeVisible();
    for (const { customer } of [commerce, ...others]) await expect(await customer.get()).toBeUndefined();
  },
});

/** The shop's server cannot be reached. The page does not claim that anything has ended. */
export const SignOutFailed = meta.story({
  tags: ['proof'],
  beforeEach({ msw }) {
    msw.use(
      http.all(
        'https://sections-account-loginlist--sign-out-failed.northlane.test/api/shop/customer/logoutEverywhere',
        () => HttpResponse.error(),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const problem = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(problem).toHaveTextContent(/could not be reached/);
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.all(
        'https://sections-account-loginlist--loading.northlane.test/api/shop/customer/getLogins',
        () => new Promise<never>(() => {}),
      ),
    );
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Loading where you are signed in' })).toBeInTheDocument(),
});

export const LoadingFailure = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.all(
        'https://sections-account-loginlist--loading-failure.northlane.test/api/shop/customer/getLogins',
        () => HttpResponse.error(),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your logins could not be loaded\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Where you are signed in' })).toBeVisible();
  },
});

/** Shows the section only if the shop has no lists of logins, since nobody is signed in. */
function WithoutLists() {
  const { commerce } = useShop();
  return commerce.capabilities.logins ? null : <LoginList />;
}

/** Customers who sign in at the platform find their logins there. */
export const AtThePlatform = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: '', devices: [], loginAtPlatform: true } },
  render: () => (
    <>
      <WithoutLists />
      <p>The end of the page</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The end of the page')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
