import { Heading } from '@vitrine/components';
import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.js';

const docs = `
The frame of each account page: links to all account pages and a button to sign out, beside the page from 992 px on, else in a menu above
it. \`Account\` includes it.

**A screen reader announces** a navigation named “Account”, and marks the current page.

**Do** give it \`current\`. **Don't** use it for pages of guests.
`;

const meta = preview.meta({
  title: 'Sections/AccountLayout',
  component: AccountLayout,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
    docs: { description: { component: docs } },
  },
  args: { current: 'orders' as AccountLayoutProps['current'], children: <Heading level={1}>Orders</Heading> },
});

export const Orders = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeVisible();
    if (!canvas.queryByRole('link', { name: 'Orders' }))
      await userEvent.click(canvas.getByText('Account', { selector: 'summary *' }));
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
});
