import preview from '@vitrine/story-kit/preview';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent as slowHand, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Dialog, DialogHeader } from '../Dialog/Dialog.js';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { CopyIcon, EllipsisIcon, MailIcon, ShareIcon, Trash2Icon } from '../icons/icons.js';
import { FrameworkLink } from '../testing/navigation.js';
import { finger, mouse, placeIn } from '../testing/pointer.js';
import { withScreenReader } from '../testing/screenReader.js';
import { Menu, type MenuEntry, MenuItem, MenuSection } from './Menu.js';

const items: MenuEntry[] = [
  { id: 'reorder', label: 'Order again' },
  { id: 'invoice', label: 'Invoice', href: '/invoice' },
  {
    id: 'share',
    label: 'Share',
    items: [
      { id: 'mail', label: 'By mail' },
      { id: 'copy', label: 'Copy the link' },
      { id: 'social', label: 'Social', items: [{ id: 'post', label: 'Post it' }] },
    ],
  },
  { id: 'return', label: 'Return items', isDisabled: true },
  { id: 'report', label: 'Report a problem' },
];

const pressed = fn();

/** Called when a framework's link is clicked. */
const followed = fn();
const FollowedLink = (props: ComponentProps<typeof FrameworkLink>) => (
  <FrameworkLink
    {...props}
    onClick={(event) => {
      props.onClick?.(event);
      followed();
    }}
  />
);

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  args: {
    items,
    linkAs: FrameworkLink,
    trigger: <Button variant="outline">Order 1042</Button>,
    onAction: fn(),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, linkAs: { control: false } },
  parameters: {
    screen: { height: 360, opens: 'Order 1042' },
  },
});

type Canvas = ReturnType<typeof within>;

const item = (canvas: Canvas, name: string) => canvas.findByRole('menuitem', { name });
const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
const focused = async (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.click(trigger);
    const menu = await canvas.findByRole('menu', { name: 'Order 1042' });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(await item(canvas, 'Order again'));
    await expect(args.onAction).toHaveBeenCalledWith('reorder');
    await gone(canvas);
    await expect(menu).not.toBeVisible();
    await focused(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const Keyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.keyboard('{ArrowUp}');
    await focused(await item(canvas, 'Report a problem'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused(await item(canvas, 'Invoice'));
    await userEvent.keyboard('{End}{Home}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(trigger);

    await userEvent.keyboard('{ArrowUp}');
    await focused(await item(canvas, 'Report a problem'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('report');
    await gone(canvas);

    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.keyboard('{Tab}');
    await gone(canvas);
  },
});

export const Typeahead = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.keyboard('sh');
    await focused(await item(canvas, 'Share'));
  },
});

/** Letters typed slowly still form one word. */
export const TypeaheadSlow = meta.story({
  tags: ['proof'],
  args: {
    items: [
      { id: 'share', label: 'Share' },
      { id: 'stock', label: 'Stock' },
      { id: 'send', label: 'Send by mail' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Share'));
    await slowHand.setup({ delay: 700 }).keyboard('se');
    await focused(await item(canvas, 'Send by mail'));
  },
});

/** The same letter again goes to the next item that begins with it. */
export const TypeaheadRepeated = meta.story({
  tags: ['proof'],
  args: { items: items.map((entry) => ({ ...entry, isDisabled: false })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.keyboard('r');
    await focused(await item(canvas, 'Return items'));
    await userEvent.keyboard('r');
    await focused(await item(canvas, 'Report a problem'));
  },
});

export const Submenus = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    const share = await item(canvas, 'Share');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
    await waitFor(() => expect(share).toHaveAttribute('aria-expanded', 'true'));
    const submenu = canvas.getByRole('menu', { name: 'Share' });
    await waitFor(() =>
      expect(submenu.getBoundingClientRect().left).toBeGreaterThanOrEqual(share.getBoundingClientRect().right - 1),
    );

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await focused(await item(canvas, 'Post it'));
    await userEvent.keyboard('{ArrowLeft}');
    await focused(await item(canvas, 'Social'));
    // Escape closes one level.
    await userEvent.keyboard('{Escape}');
    await focused(share);
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Order 1042' })).toBeVisible());

    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await gone(canvas);
    await focused(trigger);
  },
});

export const SubmenusByPointer = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }));
    const share = await item(canvas, 'Share');
    await userEvent.hover(share);
    const mail = await item(canvas, 'By mail');
    await focused(share);
    await userEvent.hover(mail);
    await focused(mail);
    // Hovering another item closes the submenu.
    await userEvent.hover(await item(canvas, 'Invoice'));
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Share' })).toBeNull());
    // A press opens it as well, and does not close a submenu that hovering has opened.
    await userEvent.click(share);
    await userEvent.click(await item(canvas, 'By mail'));
    await expect(args.onAction).toHaveBeenCalledWith('mail');
    await gone(canvas);
  },
});

/** The submenu stays open while the pointer moves straight to it, slowly and across other items. */
export const StraightToASubmenu = meta.story({
  tags: ['proof'],
  args: {
    items: [
      {
        id: 'share',
        label: 'Share',
        items: ['By mail', 'Copy', 'Post', 'Print'].map((label) => ({ id: label, label })),
      },
      { id: 'reorder', label: 'Order again' },
      { id: 'invoice', label: 'Invoice' },
      { id: 'report', label: 'Report a problem with what has arrived' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }));
    const share = await item(canvas, 'Share');
    const { move } = mouse();
    await move(placeIn(share, 0.05), 50);
    const copy = await item(canvas, 'Copy');
    await waitFor(() => expect(copy.getBoundingClientRect().top).toBeGreaterThan(share.getBoundingClientRect().bottom));
    await move(placeIn(copy, 0.1), 600);
    await expect(copy).toBeVisible();
    await focused(copy);
    // If the pointer moves away from it, the submenu closes.
    await move(placeIn(await item(canvas, 'Report a problem with what has arrived'), 0.5), 100);
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Share' })).toBeNull());
  },
});

export const Touch = meta.story({
  tags: ['proof'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    const first = finger(trigger);
    first.press();
    // The finger may still begin to scroll.
    await expect(canvas.queryByRole('menu')).toBeNull();
    first.lift();
    const share = await item(canvas, 'Share');
    await focused(canvas.getByRole('menu'));
    finger(share).tap();
    finger(await item(canvas, 'By mail')).tap();
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('mail'));
    await gone(canvas);
    await focused(trigger);
  },
});

/** A press runs the button's own action. A long press, or Alt + Down, opens the menu. */
export const LongPress = meta.story({
  tags: ['proof'],
  args: {
    opensOn: 'longPress',
    trigger: (props) => (
      <Button {...props} onPress={pressed} variant="outline">
        Save
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Save' });
    await expect(trigger).toHaveAccessibleDescription(/Alt/);
    finger(trigger).tap();
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('menu')).toBeNull();
    const long = finger(trigger);
    long.press();
    await canvas.findByRole('menu', { name: 'Save' });
    long.lift();
    await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(trigger);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focused(await item(canvas, 'Order again'));
  },
});

/** Escape closes a submenu, then its menu, then the drawer around them. */
export const InADrawer = meta.story({
  tags: ['proof'],
  render: function InADrawer(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Orders</Button>
        <Drawer isOpen={isOpen} onOpenChange={setOpen}>
          <DrawerHeader title="Orders" />
          <DrawerBody>
            <HStack>
              <Menu {...args} />
              <Button variant="outline">Ship</Button>
            </HStack>
          </DrawerBody>
        </Drawer>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Orders' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Orders' });
    await focused(canvas.getByRole('button', { name: 'Close' }));
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    await userEvent.click(trigger);
    const share = await item(canvas, 'Share');
    await expect(drawer.closest('[inert]')).not.toBeNull();
    // A submenu that the pointer opened closes with the menu while the focus is still in the menu.
    // React-aria ignores the mouse for half a second after a touch, and the previous story uses touch.
    await waitFor(async () => {
      await userEvent.unhover(share);
      await userEvent.hover(share);
      await expect(share).toHaveFocus();
    });
    await item(canvas, 'By mail');
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(trigger);
    await expect(drawer).toBeVisible();

    await userEvent.keyboard('{ArrowDown}s{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
    await userEvent.keyboard('{Escape}');
    await focused(await item(canvas, 'Share'));
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(trigger);
    await expect(drawer.closest('[inert]')).toBeNull();

    // Tab closes all levels and moves on from the button.
    await userEvent.keyboard('{ArrowDown}s{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ship' })).toHaveFocus();
    await gone(canvas);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await gone(canvas);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeVisible());
    await focused(opener);
  },
});

/** A press outside closes all levels. */
export const PressOutside = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}s{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
    await userEvent.click(document.body);
    await gone(canvas);
    await focused(trigger);
  },
});

/** A dialog that an action opens gives the focus back to the menu's button. */
export const OpensADialog = meta.story({
  tags: ['proof'],
  render: function OpensADialog(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu {...args} onAction={() => setOpen(true)} />
        <Dialog isOpen={isOpen} onOpenChange={setOpen}>
          <DialogHeader title="Report" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 1042' });
    await userEvent.click(trigger);
    await userEvent.click(await item(canvas, 'Report a problem'));
    const dialog = await canvas.findByRole('dialog', { name: 'Report' });
    await gone(canvas);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await focused(trigger);
  },
});

/** If the caller closes the menu while a submenu is open, the menu opens again without the submenu. */
export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const close = ({ key }: KeyboardEvent) => key === 'x' && setOpen(false);
      document.addEventListener('keydown', close, true);
      return () => document.removeEventListener('keydown', close, true);
    }, []);
    return <Menu {...args} isOpen={isOpen} onOpenChange={setOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Order 1042' }).focus();
    await userEvent.keyboard('{ArrowDown}s{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
    await userEvent.keyboard('x');
    await gone(canvas);
    await focused(canvas.getByRole('button', { name: 'Order 1042' }));
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    await expect(canvas.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('s{ArrowRight}');
    await focused(await item(canvas, 'By mail'));
  },
});

export const DisabledItem = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }));
    const disabled = await item(canvas, 'Return items');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    // The keys skip it.
    await userEvent.keyboard('{End}{ArrowUp}');
    await focused(await item(canvas, 'Share'));
  },
});

export const Links = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }));
    const link = await item(canvas, 'Invoice');
    await expect(link).toHaveAttribute('href', '/invoice');
    await userEvent.click(link);
    await gone(canvas);
  },
});

/** Every input method clicks a framework's link. */
export const LinksOfAFramework = meta.story({
  tags: ['proof'],
  args: { linkAs: FollowedLink },
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    for (const key of ['{Enter}', ' ']) {
      canvas.getByRole('button', { name: 'Order 1042' }).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await focused(await item(canvas, 'Invoice'));
      await userEvent.keyboard(key);
      await gone(canvas);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }));
    finger(await item(canvas, 'Invoice')).tap();
    await gone(canvas);
    await expect(followed).toHaveBeenCalledTimes(3);
  },
});

/** Icons, descriptions, keys and a destructive item, in sections. */
export const RichItems = meta.story({
  tags: ['proof'],
  args: {
    defaultOpen: true,
    placement: 'bottom-end',
    trigger: (props) => <IconButton {...props} aria-label="More" icon={<EllipsisIcon />} />,
    items: [
      {
        id: 'share',
        label: 'Share',
        icon: <ShareIcon aria-hidden="true" />,
        description: 'With anyone who has the link',
      },
      { id: 'mail', label: 'Send by mail', icon: <MailIcon aria-hidden="true" /> },
      { id: 'copy', label: 'Copy', icon: <CopyIcon aria-hidden="true" />, shortcut: 'Ctrl C' },
      {
        items: [{ id: 'delete', label: 'Delete', icon: <Trash2Icon aria-hidden="true" />, isDestructive: true }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await item(canvas, 'Share With anyone who has the link')).toBeVisible());
    await expect(await item(canvas, 'Copy')).toHaveAccessibleDescription('Ctrl C');
    await waitFor(() => expect(canvas.getByRole('separator')).toBeVisible());
  },
});

/** A single choice closes the menu; multiple choices keep it open. */
export const Choices = meta.story({
  render: function Choices(args) {
    const [sort, setSort] = useState(['newest']);
    const [show, setShow] = useState<string[]>(['prices']);
    return (
      <Menu
        {...args}
        trigger={(props) => (
          <Button {...props} variant="outline">
            View
          </Button>
        )}
        items={[
          {
            label: 'Sort by',
            selectionMode: 'single',
            selectedKeys: sort,
            onSelectionChange: setSort,
            items: [
              { id: 'newest', label: 'Newest' },
              { id: 'price', label: 'Price' },
            ],
          },
          {
            label: 'Show',
            selectionMode: 'multiple',
            selectedKeys: show,
            onSelectionChange: setShow,
            items: [
              { id: 'prices', label: 'Prices' },
              { id: 'stock', label: 'Stock' },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(trigger);
    await canvas.findByRole('group', { name: 'Sort by' });
    // It opens at the chosen item.
    await focused(canvas.getByRole('menuitemradio', { name: 'Newest' }));
    const stock = canvas.getByRole('menuitemcheckbox', { name: 'Stock' });
    await userEvent.click(stock);
    await expect(stock).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Prices' }));
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Prices' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Price' }));
    await gone(canvas);
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('menuitemradio', { name: 'Price' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest' })).not.toBeChecked();
    await focused(canvas.getByRole('menuitemradio', { name: 'Price' }));
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
    await focused(trigger);
    await userEvent.keyboard('{ArrowUp}');
    await focused(await canvas.findByRole('menuitemradio', { name: 'Price' }));
  },
});

/** A menu longer than the screen scrolls. */
export const Long = meta.story({
  tags: ['proof'],
  args: {
    defaultOpen: true,
    items: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Action ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await item(canvas, 'Order again'));
    const share = await item(canvas, 'Share');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    await focused(await item(canvas, 'By mail'));
    await waitFor(() =>
      expect(canvas.getByRole('menu', { name: 'Share' }).getBoundingClientRect().right).toBeLessThanOrEqual(
        share.getBoundingClientRect().left + 1,
      ),
    );
    await userEvent.keyboard('{ArrowRight}');
    await focused(share);
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  args: {
    items: [
      ...items.slice(0, 4),
      { label: 'Show', selectionMode: 'multiple', selectedKeys: [], items: [{ id: 'stock', label: 'Stock' }] },
    ],
  },
  play: ({ canvas, canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, press }) => {
      await hears('button, Order 1042, not expanded, has popup menu');
      await press('Enter');
      await hears('menuitem, Order again, position 1, set size 4');
      await press('ArrowDown');
      await hears('menuitem, Invoice, position 2, set size 4');
      await press('s');
      await hears('menuitem, Share, not expanded, has popup menu, position 3, set size 4');
      await press('ArrowRight');
      await hears('menuitem, By mail, position 1, set size 3');
      await press('ArrowLeft');
      await hears('menuitem, Share, not expanded, has popup menu, position 3, set size 4');
      await press('ArrowDown');
      await hears('menuitemcheckbox, Stock, not checked, position 1, set size 1');
      await press('Escape');
      await hears('button, Order 1042, not expanded, has popup menu');
      await gone(canvas);
    }),
});
