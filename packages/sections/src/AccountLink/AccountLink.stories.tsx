import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { AccountLink } from './AccountLink.js';

const docs = `
The account's icon, as the header has it. It leads who is signed in to the account page, and all others to the login page.

**A screen reader announces** a link: “Your account”, or “Login”.

**Do** render it in \`end\` of \`Header\` when you replace what stands there. **Don't** label it by name of the customer: the page may be seen by others.
`;

const meta = preview.meta({
  title: 'Sections/AccountLink',
  component: AccountLink,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
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
