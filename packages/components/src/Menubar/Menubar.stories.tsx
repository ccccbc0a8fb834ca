import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { withScreenReader } from '../testing/screenReader.js';
import { VStack } from '../VStack/VStack.js';
import { Menubar, type MenubarItem, type MenubarProps } from './Menubar.js';

const menus: MenubarItem[] = [
  {
    id: 'order',
    label: 'Order',
    items: [
      { id: 'reorder', label: 'Order again' },
      { id: 'invoice', label: 'Invoice' },
      { id: 'share', label: 'Share', items: [{ id: 'mail', label: 'By mail' }] },
    ],
  },
  {
    id: 'view',
    label: 'View',
    items: [
      { id: 'grid', label: 'Grid' },
      { id: 'list', label: 'List' },
    ],
  },
  { id: 'help', label: 'Help', items: [{ id: 'guide', label: 'Guide' }] },
];

/** A bar, and its last action. */
function Orders({ onAction, ...rest }: MenubarProps) {
  const [used, setUsed] = useState('');
  const use = (id: string) => {
    setUsed(id);
    onAction?.(id);
  };
  return (
    <VStack gap={3} align="start">
      <Menubar {...rest} onAction={use} />
      <div role="status">{used && <Text>Used: {used}</Text>}</div>
    </VStack>
  );
}

const meta = preview.meta({
  title: 'Overlays/Menubar',
  component: Menubar,
  args: { 'aria-label': 'List of orders', items: menus, onAction: fn() },
  argTypes: { linkAs: { control: false } },
  render: (args) => <Orders {...args} />,
  parameters: { screen: { height: 360, opens: 'Order' } },
});

type Canvas = ReturnType<typeof within>;

/** An item, or the name of a menu. */
const item = (canvas: Canvas, name: string) => canvas.findByRole('menuitem', { name });
const focused = async (canvas: Canvas, name: string) => {
  const element = await item(canvas, name);
  await waitFor(() => expect(element).toHaveFocus());
};
const isOpen = async (canvas: Canvas, name: string) => {
  await waitFor(async () => {
    const open = canvas.getAllByRole('menu').map((menu: HTMLElement) => menu.getAttribute('aria-labelledby'));
    await expect(open).toEqual([canvas.getByRole('menuitem', { name }).id]);
  });
};
const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('menubar', { name: 'List of orders' })).toBeVisible();
    const order = await item(canvas, 'Order');
    await expect(order).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(order);
    await isOpen(canvas, 'Order');
    await expect(order).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await item(canvas, 'Invoice'));
    await expect(args.onAction).toHaveBeenCalledWith('invoice');
    await gone(canvas);
    await waitFor(() => expect(order).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Used: invoice');
  },
});

/** One tab stop, where the focus was last. The arrow keys go round, and letters find names. */
export const Bar = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await focused(canvas, 'Order');
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, 'Help');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await focused(canvas, 'View');
    await userEvent.keyboard('{End}');
    await focused(canvas, 'Help');
    await userEvent.keyboard('{Home}v');
    await focused(canvas, 'View');
    await userEvent.keyboard('x');
    await focused(canvas, 'View');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await focused(canvas, 'View');
  },
});

export const Keyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(canvas, 'Order again');
    // The arrow keys open the menus beside it, in a circle.
    await userEvent.keyboard('{ArrowRight}');
    await focused(canvas, 'Grid');
    await isOpen(canvas, 'View');
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, 'Order again');
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, 'Guide');
    await userEvent.keyboard('{ArrowRight}');
    await focused(canvas, 'Order again');
    // A submenu opens and closes. From its last level, the next menu opens.
    await userEvent.keyboard('{End}{ArrowRight}');
    await focused(canvas, 'By mail');
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, 'Share');
    await userEvent.keyboard('{ArrowRight}');
    await focused(canvas, 'By mail');
    await userEvent.keyboard('{ArrowRight}');
    await focused(canvas, 'Grid');
    await userEvent.keyboard('l');
    await focused(canvas, 'List');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('list');
    await gone(canvas);
    await focused(canvas, 'View');

    await userEvent.keyboard('{ArrowUp}');
    await focused(canvas, 'List');
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(canvas, 'View');
    await userEvent.keyboard(' ');
    await focused(canvas, 'Grid');
    await userEvent.keyboard('{Tab}');
    await gone(canvas);
  },
});

/** While a menu is open, the pointer opens the others, by a press or on its way. A press on the name of the open menu closes it. */
export const Pointer = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const view = await item(canvas, 'View');
    await userEvent.hover(view);
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(await item(canvas, 'Order'));
    await isOpen(canvas, 'Order');
    await userEvent.hover(view);
    await isOpen(canvas, 'View');
    await userEvent.click(view);
    await gone(canvas);
    await waitFor(() => expect(view).toHaveFocus());
  },
});

/** In little room the names wrap. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <Orders {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('menubar');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    const top = async (name: string) => (await item(canvas, name)).getBoundingClientRect().top;
    await expect(await top('Help')).toBeGreaterThan(await top('Order'));
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, 'View');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused(canvas, 'Order again');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await focused(canvas, 'By mail');
    await userEvent.keyboard('{Escape}{Escape}');
    await gone(canvas);
    await focused(canvas, 'Order');
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads }) => {
      await hears('menubar, List of orders, orientated horizontally');
      await reads('menuitem, Order, not expanded, has popup menu, position 1, set size 3');
    }),
});
