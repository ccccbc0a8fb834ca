import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Input } from '../Input/Input.js';
import { Link } from '../Link/Link.js';
import type { MenuEntry } from '../Menu/entries.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.js';

const items: MenuEntry[] = [
  { id: 'reorder', label: 'Order again' },
  { id: 'invoice', label: 'Invoice' },
  { id: 'share', label: 'Share', items: [{ id: 'mail', label: 'By mail' }] },
];

/** An order, and the last action for it. Its page has the same actions. */
function Order({ onAction, ...rest }: ContextMenuProps) {
  const [used, setUsed] = useState('');
  return (
    <VStack gap={3} align="start">
      <ContextMenu
        {...rest}
        onAction={(id) => {
          setUsed(id);
          onAction?.(id);
        }}
      >
        <Card>
          <VStack gap={3}>
            <Link href="#order">Order 1042</Link>
            <Text>Two bikes and a bell</Text>
            <Input label="Note" autoComplete="off" />
          </VStack>
        </Card>
      </ContextMenu>
      <div role="status">{used && <Text>Used: {used}</Text>}</div>
    </VStack>
  );
}

const meta = preview.meta({
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: { label: 'Order 1042', items, onAction: fn(), onOpenChange: fn() },
  argTypes: { children: { control: false }, linkAs: { control: false } },
  render: (args) => <Order {...args} />,
  parameters: { screen: { height: 420 } },
});

type Canvas = ReturnType<typeof within>;

const item = (canvas: Canvas, name: string) => canvas.findByRole('menuitem', { name });
const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());

/** A right click on the words, 10 px from their left and top. Returns that place. */
function rightClick(canvas: Canvas) {
  const words = canvas.getByText('Two bikes and a bell');
  const { left, top } = words.getBoundingClientRect();
  const place = { clientX: left + 10, clientY: top + 10 };
  // Returns false if the browser's menu does not open.
  const opensBrowsers = fireEvent.contextMenu(words, { ...place, button: 2 });
  return { ...place, opensBrowsers };
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { clientX, clientY, opensBrowsers } = rightClick(canvas);
    await expect(opensBrowsers).toBe(false);
    const menu = await canvas.findByRole('menu', { name: 'Order 1042' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => {
      const { left, top } = menu.getBoundingClientRect();
      expect(Math.abs(left - clientX)).toBeLessThan(4);
      expect(top - clientY).toBeLessThan(8);
    });
    await userEvent.click(await item(canvas, 'Invoice'));
    await expect(args.onAction).toHaveBeenCalledWith('invoice');
    await gone(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Used: invoice');
  },
});

/** Both keys open the menu below the focused element, at its first item. Escape returns the focus. */
export const Keyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Order 1042' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    for (const key of ['{ContextMenu}', '{Shift>}{F10}{/Shift}']) {
      await userEvent.keyboard(key);
      const first = await item(canvas, 'Order again');
      await waitFor(() => expect(first).toHaveFocus());
      const menu = canvas.getByRole('menu');
      await waitFor(() =>
        expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom - 1),
      );
      await userEvent.keyboard('{Escape}');
      await gone(canvas);
      await waitFor(() => expect(link).toHaveFocus());
    }
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Order again' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'By mail' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('mail');
    await gone(canvas);
    await waitFor(() => expect(link).toHaveFocus());
  },
});

/** A text field keeps the browser's menu. */
export const TextField = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(fireEvent.contextMenu(field)).toBe(true);
    await userEvent.click(field);
    await userEvent.keyboard('{ContextMenu}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  tags: ['proof'],
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await expect(rightClick(canvas).opensBrowsers).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** In right-to-left languages, the menu opens to the left of the pointer. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const { clientX } = rightClick(canvas);
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - clientX)).toBeLessThan(4));
    await userEvent.keyboard('{Escape}');
    await gone(canvas);
  },
});
