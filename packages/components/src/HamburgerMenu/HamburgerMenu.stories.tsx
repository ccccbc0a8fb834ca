import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { modalClosed, openModal, type Canvas } from '../testing/modal.js';
import { FrameworkLink, shopPages } from '../testing/navigation.js';
import { HamburgerMenu } from './HamburgerMenu.js';

/** 'Brands' also has a page of its own, and 'About' is the current page. */
const items = shopPages.map((item) => ({
  ...item,
  ...(item.label === 'Brands' && { href: '/brands' }),
  isCurrentPage: item.label === 'About',
}));

const meta = preview.meta({
  title: 'Navigation/HamburgerMenu',
  component: HamburgerMenu,
  args: { items, linkAs: FrameworkLink },
  argTypes: { linkAs: { control: false }, children: { control: false }, footer: { control: false } },
  parameters: {
    screen: { height: 560, opens: 'Menu' },
  },
});

const open = async (canvas: Canvas, press: (element: Element) => Promise<void>) => {
  const dialog = await openModal(canvas, press, 'Menu');
  await expect(dialog).toHaveAccessibleName('Menu');
  return within(dialog);
};

const openItems = (root: HTMLElement) =>
  [...root.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const menu = await open(canvas, userEvent.click);
    await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('About');

    // One submenu at a time.
    await userEvent.click(menu.getByText('Shop'));
    await expect(openItems(canvasElement)).toEqual(['Shop']);
    await waitFor(() => expect(menu.getByRole('link', { name: 'Bikes' })).toBeVisible());
    await userEvent.click(menu.getByText('Brands', { selector: 'summary *' }));
    await expect(openItems(canvasElement)).toEqual(['Brands']);
    // The item's own page comes first.
    await waitFor(() => expect(menu.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands'));

    await userEvent.keyboard('{Escape}');
    await modalClosed(canvas);
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ClosesOnLink = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent.click);
    await userEvent.click(menu.getByRole('link', { name: 'Contact' }));
    await modalClosed(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
});

/** A search box above the pages, a link to the account below them. */
export const WithSearchAndFooter = meta.story({
  args: {
    title: 'Menu',
    closeLabel: 'Close menu',
    children: <input type="search" aria-label="Search" style={{ inlineSize: '100%', minBlockSize: '3rem' }} />,
    footer: <Link href="#/account">Your account</Link>,
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent.click);
    await expect(menu.getByRole('searchbox')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Your account' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
    await modalClosed(canvas);
  },
});

export const SubmenuOpen = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = await open(canvas, userEvent.click);
    await userEvent.click(menu.getByText('Shop'));
    await expect(openItems(canvasElement)).toEqual(['Shop']);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    const panel = canvas.getByRole('dialog');
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth),
    );
  },
});
