import { Button, Text } from '@vitrine/components';
import { channelOf, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useShop } from '../shop/ShopProvider.js';
import { AuthGuard, type AuthGuardProps } from './AuthGuard.js';

const meta = preview.meta({
  title: 'Sections/Account/AuthGuard',
  component: AuthGuard,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { allow: 'authenticated' as AuthGuardProps['allow'], children: <Text>Your orders</Text> },
});

const slow = { match: { call: 'customer.read' }, fault: 'delay=60000' };

/** Before the customer's status is known. */
export const Loading = meta.story({
  parameters: { sandbox: { customer: 'robin@example.com', faults: [slow] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading' })).toBeVisible();
    await expect(canvas.queryByText('Your orders')).toBeNull();
  },
});

export const Allowed = meta.story({
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Your orders')).toBeVisible();
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

/** A guest on a page for customers. */
export const RefusedGuest = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('unauthenticated! Redirecting to /account/login...')).toBeVisible();
    await expect(canvas.queryByText('Your orders')).toBeNull();
    const { navigate } = loaded.shop as StoryShop;
    await expect(navigate).not.toHaveBeenCalled();
    const query = new URLSearchParams({ redirectUrl: location.pathname + location.search });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/account/login?${query.toString()}`));
  },
});

/** A customer on a page for guests. */
export const RefusedCustomer = meta.story({
  args: { allow: 'unauthenticated', children: <Text>Register</Text> },
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('authenticated! Redirecting to /account...')).toBeVisible();
    await expect(canvas.queryByText('Register')).toBeNull();
    await waitFor(() => expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith('/account'));
  },
});

/** The request failed; the next try succeeds. */
export const Failed = meta.story({
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      faults: [{ match: { call: 'customer.read' }, fault: 'shape', times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We could not find out whether you are signed in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Your orders')).toBeVisible();
  },
});

/** Another tab logs out, and this one follows. */
export const LoggedOutElsewhere = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas, id, globals }) => {
    await expect(await canvas.findByText('Your orders')).toBeVisible();
    const otherTab = new BroadcastChannel(`${channelOf({ id, globals })}-customer`);
    otherTab.postMessage('logout');
    await expect(await canvas.findByText('unauthenticated! Redirecting to /account/login...')).toBeVisible();
    otherTab.close();
  },
});

const announced = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

/** No element in it has the focus, so screen readers announce the redirect. */
export const RefusalIsAnnounced = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('unauthenticated! Redirecting to /account/login...');
    await waitFor(() => expect(announced()).toBe('unauthenticated! Redirecting to /account/login...'));
  },
});

/** A form has redirected here, and the next page announces its result. The redirect is not announced. */
export const RefusalYieldsToAForm = meta.story({
  tags: ['proof'],
  args: { allow: 'unauthenticated', children: <Text>Login</Text> },
  parameters: { sandbox: { customer: 'robin@example.com' } },
  decorators: [
    (Story) => {
      const { customer } = useShop();
      useState(() => customer.setDone('passwordChanged'));
      return <Story />;
    },
  ],
  play: async ({ canvas, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    await canvas.findByText('authenticated! Redirecting to /account...');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    await expect(announced()).not.toContain('Redirecting');
  },
});

/** The focused element disappears with the page. The focus then moves to the text, so it needs no announcement. */
export const RefusalIsSpokenOnce = meta.story({
  tags: ['proof'],
  args: { children: <Button>Order again</Button> },
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas, id, globals }) => {
    (await canvas.findByRole('button', { name: 'Order again' })).focus();
    const otherTab = new BroadcastChannel(`${channelOf({ id, globals })}-customer`);
    otherTab.postMessage('logout');
    const text = await canvas.findByText('unauthenticated! Redirecting to /account/login...');
    await expect(text.parentElement).toHaveFocus();
    await waitFor(() => expect(announced()).not.toContain('Redirecting'));
    otherTab.close();
  },
});
