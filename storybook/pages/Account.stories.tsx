import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { AccountPage } from './pages.js';
import { state, unanswered } from './state.js';

const meta = preview.meta({
  title: 'Pages/Account',
  component: AccountPage,
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
    docs: { description: { component: 'The customer’s account, `/account`: name, email and addresses.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible(),
});

export const NoAddress = meta.story({
  parameters: { ...state, sandbox: { customer: 'sam@example.com' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible(),
});

/** While the customer is being read. */
export const Loading = meta.story({
  parameters: { ...state, sandbox: unanswered('customer.read') },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: 'Loading' })).toBeVisible(),
});

export const SignedOut = meta.story({
  parameters: { ...state, sandbox: { customer: '' } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^unauthenticated! Redirecting to /)).toBeVisible(),
});
