import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Account } from '../Account/Account.js';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { CustomerProvider } from './CustomerProvider.js';

const meta = preview.meta({
  title: 'Setup/CustomerProvider',
  component: CustomerProvider,
  decorators: [withPage],
  parameters: {
    // A request to the shop would wait.
    sandbox: {
      customer: 'robin@example.com',
      faults: [{ match: { call: 'customer.read' }, fault: 'delay=600000' }],
      timeout: 600_000,
    },
    layout: 'fullscreen',
  },
});

/** The server has read all data, so nobody waits. */
export const KnownToServer = meta.story({
  args: {
    status: 'authenticated',
    customer: { id: '1', displayName: 'Robin Vale', email: 'robin@example.com', _originalPlatform: 'shopify' },
    addresses: {
      items: [
        { id: '1', address1: '7 Weir Street', city: 'Bath', zip: 'BA1', country: 'United Kingdom', countryCode: 'GB' },
      ],
    },
    children: (
      <AuthGuard allow="authenticated">
        <Account />
      </AuthGuard>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Robin Vale')).toBeVisible();
    await expect(canvas.getByText('7 Weir Street')).toBeVisible();
  },
});
