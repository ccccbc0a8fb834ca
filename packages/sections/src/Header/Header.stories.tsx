import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { Link } from '@vitrine/components';
import { ReadShop, type StoryShop } from '@vitrine/story-kit/platform';
import { shop as northlane } from '@vitrine/northlane/shop';
import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readMenu } from '../shop/readMenu.js';
import { Header } from './Header.js';

const meta = preview.meta({
  title: 'Sections/Header',
  component: Header,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  argTypes: { menu: { control: false }, search: { control: false }, menuSearch: { control: false } },
  render: (args) => (
    <ReadShop read={(commerce) => readMenu(commerce, northlane)}>{(menu) => <Header menu={menu} {...args} />}</ReadShop>
  ),
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ minBlockSize: '22rem' }} />
        <CartDrawer />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;

/** The control that opens a submenu. */
const opener = async (canvas: Canvas, name: string) => (await canvas.findByText(name)).closest('summary')!;

const linksIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

/** Spec §2: the sample menu, from the platform or from the shop's settings. */
const sampleMenu = [
  ...['bikes', 'clothing', 'tools', 'parts-accessories'].map((name) => `/collections/${name}`),
  ...['skerry', 'millrace', 'saltmarsh', 'dunlin'].map((name) => `/brands/${name}`),
  '/about',
  '/contact',
];

export const LoggedOutWithEmptyCart = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart is empty.' })).toBeVisible();
    const menu = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(linksIn(menu)).toEqual(sampleMenu);
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    const logo = canvas.getByRole('link', { name: 'Northlane, home' });
    await expect(logo).toHaveAttribute('href', '/');
    await userEvent.click(logo);
    await expect((loaded.shop as StoryShop).analytics.track).toHaveBeenCalledWith({ name: 'click_logo' });
  },
});

export const LoggedInWithFullCart = meta.story({
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'chain-whip' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
    const button = await canvas.findByRole('button', { name: 'Cart with 3 items.' });
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (3)' })).toBeVisible();
  },
});

export const SubmenuOpen = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await opener(canvas, 'Shop'));
    await expect(canvas.getByRole('link', { name: 'Parts and accessories' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByRole('button', { name: 'Cart is empty.' });
    const shop = await opener(canvas, 'Shop');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(skip).toHaveAttribute('href', '#content');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Northlane, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(shop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bikes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(shop).toHaveFocus();
    cart.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close cart drawer' }));
    await expect(cart).toHaveFocus();
  },
});

const narrow = { inlineSize: '390px', maxInlineSize: '100%' };

/** On a narrow screen, one submenu is open at a time, and the search is inside. */
export const MobileMenuOpen = meta.story({
  tags: ['proof'],
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    const menu = within(dialog);
    await expect(menu.getByRole('search')).toHaveAttribute('action', '/search');
    await userEvent.click(menu.getByText('Shop'));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Bikes' })).toBeVisible());
    await expect(linksIn(menu.getByRole('navigation', { name: 'Main' }))).toEqual(sampleMenu);
    await userEvent.click(menu.getByText('Brands'));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Skerry' })).toBeVisible());
    await expect(menu.getByText('Bikes')).not.toBeVisible();
  },
});

/** It stays visible while the page scrolls, and never covers the focused element. */
export const StaysInSight = meta.story({
  tags: ['proof'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ display: 'grid', gap: '60vh', padding: '2rem' }}>
          {['First', 'Second', 'Third', 'Fourth'].map((name) => (
            <Link key={name} href={`/${name}`}>
              {name} page
            </Link>
          ))}
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('banner');
    const { scrollHeight } = document.documentElement;
    window.scrollTo(0, scrollHeight);
    await expect(header.getBoundingClientRect().top).toBe(0);
    for (const name of ['Third page', 'Second page', 'First page']) {
      const link = canvas.getByRole('link', { name });
      link.focus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
    }
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    window.scrollTo(0, 0);
  },
});
