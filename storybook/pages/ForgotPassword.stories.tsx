import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { ForgotPasswordPage } from './pages.js';
import { state } from './state.js';

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: ForgotPasswordPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { description: { component: 'A link to reset a password, `/account/recover-password`.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible(),
});

/** A signed-in customer is redirected to the account. */
export const SignedIn = meta.story({
  parameters: { ...state, sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('authenticated! Redirecting to /account...')).toBeVisible(),
});
