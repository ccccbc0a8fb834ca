import { expect } from 'storybook/test';
import { ReadShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { RoutePage } from './pages.js';
import { state } from './state.js';

const meta = preview.meta({
  title: 'Pages/Address',
  component: RoutePage,
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'An address, `/account/address`: a new one, or with `id` an existing one to edit or delete.',
      },
    },
  },
  args: { path: '/account/address' as const, query: {} },
});

export const Create = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Create address' })).toBeVisible(),
});

export const Edit = meta.story({
  parameters: state,
  render: (args) => (
    <ReadShop read={async ({ customer }) => (await customer.getAllAddresses()).items[0]?.id}>
      {(id) => <RoutePage {...args} query={{ id }} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('418 Bayshore Road')).toBeVisible(),
});

/** The customer has no address of this id. */
export const Unknown = meta.story({
  args: { query: { id: '987654' } },
  parameters: state,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Edit address' })).toBeVisible(),
});
