import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { AccountLink } from './AccountLink.js';

const meta = preview.meta({
  title: 'Sections/Account/AccountLink',
  component: AccountLink,
  parameters: { sandbox: {} },
});

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
  },
});

export const LoggedIn = meta.story({
  parameters: { sandbox: { customer: 'robin@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  },
});
