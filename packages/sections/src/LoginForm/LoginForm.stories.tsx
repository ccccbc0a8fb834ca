import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, mocked, waitFor, type within } from 'storybook/test';
import { useShop } from '../shop/ShopProvider.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';

const meta = preview.meta({
  title: 'Sections/Account/LoginForm',
  component: LoginForm,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;
type User = { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> };

const emailOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email' });
const passwordOf = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });
const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Login' });

async function fillIn(canvas: Canvas, userEvent: User, password = 'northlane') {
  await userEvent.type(await emailOf(canvas), 'robin@example.com');
  await userEvent.type(passwordOf(canvas), password);
}

/** The button is disabled while the fields are empty. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const email = await emailOf(canvas);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(passwordOf(canvas)).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/account/recover-password',
    );
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/account/register');
  },
});

export const Filled = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await emailOf(canvas), 'robin@example.com');
    await expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(passwordOf(canvas));
    await userEvent.paste('northlane');
    await expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.login' }, fault: 'delay=60000' }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    const button = await canvas.findByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await emailOf(canvas)).toBeDisabled();
    await expect(passwordOf(canvas)).toBeDisabled();
  },
});

/** A success navigates to the account page. A second click sends nothing. */
export const Success = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate, commerce } = loaded.shop as StoryShop;
    await fillIn(canvas, userEvent);
    await userEvent.dblClick(buttonOf(canvas));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect((await commerce.customer.get())?.email).toBe('robin@example.com');
  },
});

export const ByKeyboard = meta.story({
  tags: ['proof'],
  args: { redirectUrl: '/account/orders?order-id=7' },
  play: async ({ canvas, userEvent, loaded }) => {
    await emailOf(canvas);
    await userEvent.tab();
    await userEvent.keyboard('robin@example.com');
    await userEvent.tab();
    await userEvent.keyboard('northlane{Enter}');
    const { navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/orders?order-id=7'));
  },
});

/** A login on the way from the cart to the checkout. */
export const ToCheckout = meta.story({
  args: { checkoutUrl: 'https://northlane.test/checkouts/7', redirectUrl: '/account/orders' },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    const { navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://northlane.test/checkouts/7'));
  },
});

/** A URL of another site is ignored. */
export const ForeignRedirect = meta.story({
  tags: ['proof'],
  args: { redirectUrl: '//evil.test/account' },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith('/account'));
  },
});

/** After the login, the guest's cart belongs to the customer. */
export const KeepsCart = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'floor-pump', quantity: 2 }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate, commerce } = loaded.shop as StoryShop;
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    await expect((await commerce.cart.get()).items).toMatchObject([{ quantity: 2 }]);
  },
});

/** Whether the text of an element is red. */
function isRed(element: Element) {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red > 1.5 * Math.max(green, blue);
}

export const WrongPassword = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent, 'southlane');
    await userEvent.click(buttonOf(canvas));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveAccessibleDescription('Unidentified customer');
    const email = await emailOf(canvas);
    // Once: only the summary has the error.
    await expect(isRed(canvas.getByText('Unidentified customer'))).toBe(true);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    await expect(email).toHaveValue('robin@example.com');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Unidentified customer');
    await expect(passwordOf(canvas)).toHaveValue('southlane');
    await expect(passwordOf(canvas)).toBeInvalid();
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('Unidentified customer');
    // What is typed ends the field's error, and its description.
    await userEvent.type(passwordOf(canvas), '!');
    await expect(passwordOf(canvas)).not.toBeInvalid();
    await expect(passwordOf(canvas)).not.toHaveAccessibleDescription();
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

/** The call failed. The platform did not refuse it. */
export const ThrownException = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.login' }, fault: 'status=500', times: 1 }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveAccessibleDescription(
      'The shop has a problem on its side. Please try again in a moment.',
    );
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith('/account'));
  },
});

/** The response does not arrive in time. */
export const TooLate = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { faults: [{ match: { call: 'customer.login' }, fault: 'delay=60000' }], timeout: 3000 },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByText('The shop took too long to answer. Please try again.')).toBeVisible();
  },
});

/** If the platform has its own login page, the form redirects there and has no fields. On other platforms, it has fields for email and password. */
export const AtThePlatform = meta.story({
  args: { redirectUrl: '/account/orders' },
  parameters: { sandbox: { loginAtPlatform: true } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const isElsewhere = commerce.capabilities.login === 'redirect';
    await expect(canvas.queryAllByRole('textbox', { name: 'Email' })).toHaveLength(isElsewhere ? 0 : 1);
    if (!isElsewhere) return;
    await userEvent.dblClick(buttonOf(canvas));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const { pathname, searchParams } = new URL(mocked(navigate).mock.calls[0]?.[0] ?? '');
    await expect(pathname).toMatch(/\/oauth\/authorize$/);
    await expect(searchParams.get('code_challenge_method')).toBe('S256');
    await expect(searchParams.get('redirect_uri')).toBe(`${location.origin}/account/login/callback`);
  },
});

/** The platform does not respond. */
export const AtThePlatformFails = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { loginAtPlatform: true, faults: [{ match: { path: '/.well-known/' }, fault: 'status=500' }] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    if (commerce.capabilities.login !== 'redirect') return;
    await userEvent.click(buttonOf(canvas));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveAccessibleDescription(
      'The shop has a problem on its side. Please try again in a moment.',
    );
    await expect(navigate).not.toHaveBeenCalled();
  },
});

/** The form has an `action`, so that the browser can send it before scripts run. */
export const BeforeScripts = meta.story({
  tags: ['proof'],
  args: { action: () => Promise.resolve({ errors: [], values: { email: 'robin@example.com' } }) },
  play: async ({ canvas }) => {
    await expect((await emailOf(canvas)).closest('form')).toHaveAttribute('action');
  },
});

/** After a registration, the login page shows and announces the result. */
export const Registered = meta.story({
  tags: ['proof'],
  render: (args) => <AfterRegistering {...args} />,
  play: async ({ canvas, loaded }) => {
    const text = 'Your account was made. Log in to use it.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

function AfterRegistering(props: LoginFormProps) {
  const { customer } = useShop();
  useState(() => customer.setDone('registered'));
  return <LoginForm {...props} />;
}
