import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.js';

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Account', url: '/account' },
      { label: 'Orders', url: '/account/orders' },
      { label: 'Order #1042', url: '/account/orders?order-id=1042', isCurrentPage: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(nav.getAllByRole('listitem')).toHaveLength(3);
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account',
      '/account/orders',
    ]);
    await expect(nav.getByText('Order #1042')).toHaveAttribute('aria-current', 'page');
    for (const link of nav.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** An example from the account pages. */
export const TwoLevels = meta.story({
  args: {
    items: [
      { label: 'Account', url: '/account' },
      { label: 'Create address', url: '/account/address', isCurrentPage: true },
    ],
  },
});

/** If no item is the current page, all items are links. */
export const WithoutCurrentPage = meta.story({
  args: {
    items: [
      { label: 'Shop', url: '/' },
      { label: 'Bikes', url: '/collections/bikes' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** The URL of an item may have the name that links give it. */
export const ItemsWithHref = meta.story({
  tags: ['proof'],
  args: {
    items: [
      { label: 'Shop', href: '/' },
      { label: 'Bikes', href: '/collections/bikes' },
      { label: 'Lane One', href: '/products/lane-one', isCurrentPage: true },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/collections/bikes']);
    await expect(canvas.getByText('Lane One')).toHaveAttribute('aria-current', 'page');
  },
});

export const OwnSeparator = meta.story({
  args: { separator: '/' },
  play: async ({ canvas }) => {
    for (const separator of canvas.getAllByText('/')) await expect(separator).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Long names wrap and are not cut off. */
export const LongNames = meta.story({
  args: {
    items: [
      { label: 'Kitchen goods made to last', url: '/collections/kitchen' },
      { label: 'Knives, boards and everything that keeps them sharp', url: '/collections/knives' },
      { label: 'Steinbruchschleifsteinhalterungsset', url: '/products/stone', isCurrentPage: true },
    ],
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'الحساب', url: '/account' },
      { label: 'الطلبات', url: '/account/orders', isCurrentPage: true },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(canvas.getByText('الطلبات').getBoundingClientRect().right).toBeLessThan(link.left);
  },
});

export const Empty = meta.story({
  tags: ['proof'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
