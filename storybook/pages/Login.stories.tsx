import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { LoginPage } from './pages.js';
import { state } from './state.js';

const meta = preview.meta({
  title: 'Pages/Login',
  component: LoginPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: { component: 'Signing in, `/account/login`. A signed-in customer is redirected to the account.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible(),
});

export const SignedIn = meta.story({
  parameters: { ...state, sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^authenticated! Redirecting to /)).toBeVisible(),
});
