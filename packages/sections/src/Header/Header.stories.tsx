import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { Container, Grid, Link } from '@vitrine/components';
import { ReadShop, type StoryShop } from '@vitrine/story-kit/platform';
import { shop as northlane } from '@vitrine/northlane/shop';
import { things } from '@vitrine/story-kit/samples';
import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readMenu } from '../shop/readMenu.js';
import { Header } from './Header.js';

const meta = preview.meta({
  title: 'Sections/Shop/Header',
  component: Header,
  parameters: { sandbox: {}, layout: 'fullscreen', screen: { height: 360, hasPhone: true } },
  argTypes: { menu: { control: false }, search: { control: false }, menuSearch: { control: false } },
  render: (args) => (
    <ReadShop read={(commerce) => readMenu(commerce, northlane)}>{(menu) => <Header menu={menu} {...args} />}</ReadShop>
  ),
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ minBlockSize: '22rem' }}>
          <Container>
            <Grid columns="fit" minColumnWidth="8rem">
              {things}
            </Grid>
          </Container>
        </main>
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

/** Spec §2: the sample menu with the fifth collection, from the platform or from the shop's settings. */
const sampleMenu = [
  ...['bikes', 'clothing', 'tools', 'parts-accessories', 'kitchen'].map((name) => `/collections/${name}`),
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
    const link = canvas.getByRole('link', { name: 'Parts and accessories' });
    await expect(link).toBeVisible();
    await waitFor(() => expect(link.querySelector('img')?.complete).toBe(true));
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

/** The search suggests the pages of the menu, before and during typing. */
export const SearchOpen = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const search = within(await screen.findByRole('group', { name: 'Search' }));
    await waitFor(() => expect(search.getByRole('heading', { name: 'Brands' })).toBeVisible());
    await expect(search.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/collections/kitchen');
    await waitFor(() => expect(search.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('bik');
    await screen.findByRole('option', { name: /^Bikes Shop/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/collections/bikes');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
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
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
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
