import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { FrameworkLink, shopPages } from '../testing/navigation.js';
import { VStack } from '../VStack/VStack.js';
import { HorizontalMenu } from './HorizontalMenu.js';

const meta = preview.meta({
  title: 'Navigation/HorizontalMenu',
  component: HorizontalMenu,
  args: { items: shopPages, linkAs: FrameworkLink },
  argTypes: { linkAs: { control: false } },
  parameters: {
    docs: {
      story: { height: '320px' },
    },
  },
});

type Canvas = ReturnType<typeof within>;

/** The control that opens a submenu. */
const opener = (canvas: Canvas, name: string) => canvas.getByText(name).closest('summary')!;

const isOpen = (summary: HTMLElement) => (summary.parentElement as HTMLDetailsElement).open;

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const shop = opener(nav, 'Shop');
    const brands = opener(nav, 'Brands');
    await expect(shop.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(shop);
    await expect(isOpen(shop)).toBe(true);
    await expect(nav.getByRole('link', { name: 'Bikes' })).toBeVisible();
    // One at a time.
    await userEvent.click(brands);
    await expect(isOpen(shop)).toBe(false);
    await expect(nav.getByRole('link', { name: 'Northlane' })).toBeVisible();
    await userEvent.click(brands);
    await expect(nav.getByText('Northlane')).not.toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const shop = opener(canvas, 'Shop');
    await userEvent.tab();
    await expect(shop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clothing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(shop).toHaveFocus();
    await expect(isOpen(shop)).toBe(false);
    await userEvent.keyboard(' ');
    await expect(isOpen(shop)).toBe(true);
  },
});

export const ClosesWhenLeft = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack>
      <HorizontalMenu {...args} />
      <div style={{ paddingBlockStart: '16rem' }}>
        <Button>After the menu</Button>
      </div>
    </VStack>
  ),
  play: async ({ canvas, userEvent }) => {
    const shop = opener(canvas, 'Shop');
    await userEvent.click(shop);
    canvas.getByRole('button', { name: 'After the menu' }).focus();
    await waitFor(() => expect(isOpen(shop)).toBe(false));
    await userEvent.click(shop);
    await userEvent.click(document.body);
    await waitFor(() => expect(isOpen(shop)).toBe(false));
  },
});

/** A framework's link does not unload the page, so the menu closes. */
const leadsAway = 'The link leads to another page, where the focus begins again';

export const ClosesOnLink = meta.story({
  tags: ['proof'],
  parameters: { checks: { played: leadsAway, withMotion: leadsAway } },
  play: async ({ canvas, userEvent }) => {
    const shop = opener(canvas, 'Shop');
    await userEvent.click(shop);
    await userEvent.click(canvas.getByRole('link', { name: 'Tools' }));
    await expect(isOpen(shop)).toBe(false);
  },
});

/** An item with a page of its own has a link and a button. */
export const LinkWithSubmenu = meta.story({
  args: { items: shopPages.map((item) => ({ ...item, href: item.href ?? `/${item.label}` })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/Shop');
    await userEvent.click(opener(canvas, 'Submenu of Shop'));
    await expect(canvas.getByRole('link', { name: 'Bikes' })).toBeVisible();
  },
});

export const CurrentPage = meta.story({
  args: { items: shopPages.map((item) => ({ ...item, isCurrentPage: item.label === 'About' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  },
});

/** At the end of the row, a submenu aligns with the other edge. */
export const AtTheEnd = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <HorizontalMenu {...args} items={[...shopPages].reverse()} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas, 'Shop'));
    const list = canvas.getByRole('link', { name: 'Bikes' }).closest('ul')!;
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Opened = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas, 'Shop'));
    await expect(canvas.getByRole('link', { name: 'Bikes' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const shop = opener(canvas, 'Shop');
    await userEvent.click(shop);
    const list = canvas.getByRole('link', { name: 'Bikes' }).closest('ul')!;
    await expect(Math.round(list.getBoundingClientRect().right)).toBe(Math.round(shop.getBoundingClientRect().right));
  },
});
