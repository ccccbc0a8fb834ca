import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { HamburgerMenu, HorizontalMenu } from '@vitrine/components';
import type { StoryShop } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Header } from './Header.js';

const docs = `
Opens every page: the way past it for keyboards, the logo that leads to the start page, the way to the account and the button of the cart. Around them is room for a menu and a
search. It renders on the server; logo, account and cart are small scripts, which take name, logo and paths from \`ShopProvider\`.

| Key | What it does |
| --- | --- |
| Tab | first to 'Skip to content', which shows only then, then to the logo |
| Enter on 'Skip to content' | moves on to the element with the id \`content\`, or that of \`contentId\` |

**A screen reader announces** a banner landmark, the logo as a link with the shop's name and “home”, the link to the account or the login, and the button of the cart with the number of pieces.

**Do** render it before \`<main id="content">\`. **Don't** leave the cart out of \`end\`: what is given there takes the place of the default, \`<AccountLink />\` and \`<CartButton />\`.
`;

const meta = preview.meta({
  title: 'Sections/Header',
  component: Header,
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ minBlockSize: '12rem' }} />
        <CartDrawer />
      </>
    ),
  ],
});

export const EmptyCart = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart is empty.' })).toBeVisible();
    const logo = canvas.getByRole('link', { name: 'Northlane, home' });
    await expect(logo).toHaveAttribute('href', '/');
    await userEvent.click(logo);
    await expect((loaded.shop as StoryShop).analytics.track).toHaveBeenCalledWith({ name: 'click_logo' });
  },
});

export const CartWithItems = meta.story({
  parameters: { sandbox: { cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'chain-whip' }] } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart with 3 items.' });
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (3)' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByRole('button', { name: 'Cart is empty.' });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(skip).toHaveAttribute('href', '#content');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Northlane, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close cart drawer' });
    await userEvent.click(close);
    await expect(cart).toHaveFocus();
  },
});

const pages = [
  {
    label: 'Shop',
    items: [
      { label: 'Bikes', href: '/collections/bikes' },
      { label: 'Tools', href: '/collections/tools' },
    ],
  },
  { label: 'About', href: '/about' },
];

const end = (
  <>
    <AccountLink />
    <CartButton />
  </>
);

const menuUsage = `
<Header
  end={
    <>
      <AccountLink />
      <CartButton />
    </>
  }
>
  <HorizontalMenu items={pages} linkAs={ShopLink} />
</Header>
`.trim();

/** A menu beside the logo, and the way to the account before the cart. */
export const WithMenu = meta.story({
  args: { end, children: <HorizontalMenu items={pages} linkAs={ShopLink} /> },
  parameters: { docs: { source: { code: menuUsage } } },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    const menu = header.getByRole('navigation', { name: 'Main' });
    await expect(within(menu).getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(await header.findByRole('button', { name: 'Cart is empty.' })).toBeVisible();
  },
});

/** For narrow screens: the menu behind a button, before the logo. */
export const WithMenuButton = meta.story({
  args: { start: <HamburgerMenu items={pages} linkAs={ShopLink} /> },
  parameters: {
    docs: { source: { code: '<Header start={<HamburgerMenu items={pages} linkAs={ShopLink} />} />' } },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    const logo = canvas.getByRole('link', { name: 'Northlane, home' });
    await expect(button.compareDocumentPosition(logo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
