import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
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

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };

const password = 'northlane';

/** Without the problems of a form in an entry, which are a list too. */
const findEntries = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
  return [...list.children] as HTMLElement[];
};

const findPhone = async (canvas: Canvas) =>
  (await findEntries(canvas)).find(({ textContent }) => textContent.includes('Safari on iOS'))!;

/** The form of a login, or the one that ends all. */
const formIn = (part: HTMLElement) => {
  const parts = within(part);
  return {
    opener: part.querySelector('summary')!,
    field: parts.getByLabelText(/^Current password/, { selector: 'input' }),
    button: (name: RegExp) => parts.getByRole('button', { name }),
  };
};

const signOut = /^Sign out Safari on iOS, Last used .*2026/;

/** The part of the section that ends all logins. */
const everywhere = (canvas: Canvas) => canvas.getByText(/also signs you out here/).parentElement!;

async function fillIn(part: HTMLElement, userEvent: User, text: string) {
  const { opener, field } = formIn(part);
  await userEvent.click(opener);
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, text);
}

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
    await expect(entries[0]!.querySelector('summary')).toBeNull();
    const { opener, field } = formIn(await findPhone(canvas));
    await expect(opener).toHaveTextContent(signOut);
    await expect(field).not.toBeVisible();
    await expect(formIn(everywhere(canvas)).opener).toHaveTextContent('Sign out everywhere');
  },
});

export const One = meta.story({
  parameters: { sandbox: { devices: [] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(list).getByText('This device')).toBeVisible();
    await expect(list.querySelector('summary')).toBeNull();
  },
});

/** One other login ends. It leaves the list, which takes the focus. */
export const SignOut = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, others } = loaded.shop as StoryShop;
    const phone = await findPhone(canvas);
    await fillIn(phone, userEvent, password);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findEntries(canvas)).toHaveLength(2));
    await expect(canvas.queryByText('Safari on iOS')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Where you are signed in' })).toHaveFocus();
    await expect(await within(document.body).findByText('The other device is signed out.')).toBeInTheDocument();
    const left = [commerce, ...others].map(async ({ customer }) => (await customer.get())?.email);
    await expect(await Promise.all(left)).toEqual(['robin@example.com', undefined, 'robin@example.com']);
  },
});

/** Nothing ends. The password can be entered again. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const phone = await findPhone(canvas);
    const { field, button } = formIn(phone);
    await fillIn(phone, userEvent, 'southlane');
    await userEvent.click(button(signOut));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    for (const { customer } of (loaded.shop as StoryShop).others) await expect(await customer.get()).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, password);
    await userEvent.click(button(signOut));
    await waitFor(async () => expect(await findEntries(canvas)).toHaveLength(2));
  },
});

/** All logins end, with this one. */
export const SignOutEverywhere = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, others } = loaded.shop as StoryShop;
    await findEntries(canvas);
    const { field, button } = formIn(everywhere(canvas));
    await fillIn(everywhere(canvas), userEvent, 'southlane');
    await userEvent.click(button(/^Sign out everywhere/));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
    for (const { customer } of [commerce, ...others]) await expect(await customer.get()).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, password);
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
      ...['endLogin', 'logoutEverywhere'].map((call) =>
        http.all(`https://sections-account-loginlist--sign-out-failed.northlane.test/api/shop/customer/${call}`, () =>
          HttpResponse.error(),
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const phone = await findPhone(canvas);
    for (const [part, name] of [
      [phone, signOut],
      [everywhere(canvas), /^Sign out everywhere/],
    ] as const) {
      await fillIn(part, userEvent, password);
      await userEvent.click(formIn(part).button(name));
      const problem = await within(part).findByRole('group', { name: 'There is a problem' });
      await expect(problem).toHaveTextContent(/could not be reached/);
      await expect(formIn(part).button(name)).toBeEnabled();
    }
    await expect(await findEntries(canvas)).toHaveLength(3);
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
