import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { RoutePage } from './pages.js';
import { state } from './state.js';

const meta = preview.meta({
  title: 'Pages/Change password',
  component: RoutePage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A new password, `/account/change-password`: with the link of a mail, or for the signed-in customer.',
      },
    },
  },
  args: { path: '/account/change-password' as const, query: {} },
});

/** With the link from a mail. */
export const Reset = meta.story({
  args: { query: { resetUrl: 'https://northlane.test/account/reset/1/token' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible(),
});

/** With the link from the second platform's mail. */
export const ResetOnSecondPlatform = meta.story({
  parameters: state,
  args: { query: { reset: 'https://northlane.test/login.php?action=change_password&c=1&t=token' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible(),
});

/** For the signed-in customer. */
export const Change = meta.story({
  parameters: { ...state, sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Change password' })).toBeVisible(),
});

/** Without a link, a guest is redirected to the login page. */
export const SignedOut = meta.story({
  parameters: state,
  play: async ({ canvas }) => expect(await canvas.findByText(/^unauthenticated! Redirecting to /)).toBeVisible(),
});

/** With the link from a mail, a signed-in customer is redirected to the account. */
export const SignedIn = meta.story({
  args: { query: { resetUrl: 'https://northlane.test/account/reset/1/token' } },
  parameters: { ...state, sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('authenticated! Redirecting to /account...')).toBeVisible(),
});
