import type { MenuLink } from '@vitrine/commerce';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { HeaderActions, HeaderLogo, HeaderMenu, HeaderMenuButton, HeaderRoot } from './HeaderRoot.js';

const meta = preview.meta({
  title: 'Sections/Shop/HeaderRoot',
  component: HeaderRoot,
  subcomponents: { HeaderMenuButton, HeaderLogo, HeaderMenu, HeaderActions },
  parameters: { sandbox: {}, layout: 'fullscreen', screen: { height: 360, hasPhone: true } },
  args: { children: undefined },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="shop" tabIndex={-1} style={{ minBlockSize: '16rem' }} />
      </>
    ),
  ],
});

const menu: MenuLink[] = [
  { label: 'Shop', subMenuLinks: [{ label: 'Bikes', slug: '/collections/bikes' }] },
  { label: 'About', slug: '/about' },
];

/** The menu before the logo, and a search box in the place of its button. */
export const OwnOrder = meta.story({
  render: () => (
    <HeaderRoot contentId="shop" className="own">
      <HeaderMenuButton menu={menu} currentPath="/about" />
      <HeaderMenu menu={menu} currentPath="/about" />
      <HeaderLogo />
      <HeaderActions>
        <SearchInput isLikely={false} />
        <AccountLink />
        <CartButton />
      </HeaderActions>
    </HeaderRoot>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toBe(canvasElement.querySelector('.own'));
    const navigation = await canvas.findByRole('navigation', { name: 'Main' });
    const logo = canvas.getByRole('link', { name: /home$/ });
    await expect(Boolean(navigation.compareDocumentPosition(logo) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
    await expect(within(navigation).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Cart is empty.' })).toBeVisible();

    // The skip link is the first stop, and leads to the content of the page.
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#shop');
    const shop = within(navigation).getByText('Shop');
    await userEvent.click(shop);
    await waitFor(() => expect(within(navigation).getByRole('link', { name: 'Bikes' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shop.closest('summary')).toHaveFocus());
  },
});
