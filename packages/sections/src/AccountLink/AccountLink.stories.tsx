import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { AccountLink } from './AccountLink.js';

const docs = `
The account icon of the header. It links signed-in customers to the account page, and all others to the login page.

**A screen reader announces** a link: “Your account”, or “Login”.

**Do** render it in \`end\` of \`Header\` if you replace the default there. **Don't** label it by name of the customer: others may see the
page.
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
