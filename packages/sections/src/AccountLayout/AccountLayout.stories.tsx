import { Heading } from '@vitrine/components';
import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.js';

const meta = preview.meta({
  title: 'Sections/Account/AccountLayout',
  component: AccountLayout,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
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
