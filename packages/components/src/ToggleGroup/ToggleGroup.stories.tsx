import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LayoutGridIcon, ListIcon } from '../icons/icons.js';
import { withScreenReader } from '../testing/screenReader.js';
import { ToggleGroup } from './ToggleGroup.js';

const views = [
  { id: 'grid', label: 'Grid', icon: <LayoutGridIcon size={20} aria-hidden="true" /> },
  { id: 'list', label: 'List', icon: <ListIcon size={20} aria-hidden="true" /> },
];

const kinds = [
  { id: 'new', label: 'New' },
  { id: 'sale', label: 'On sale' },
  { id: 'stock', label: 'In stock' },
];

const meta = preview.meta({
  title: 'Actions/ToggleGroup',
  component: ToggleGroup,
  args: {
    items: views,
    'aria-label': 'View',
    defaultSelectedKeys: ['grid'],
    disallowEmptySelection: true,
    onSelectionChange: fn(),
  },
});

export const Single = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    const [grid, list] = canvas.getAllByRole('radio');
    await expect(grid).toBeChecked();
    await userEvent.click(list!);
    await expect(list).toBeChecked();
    await expect(grid).not.toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['list']));
    // One of them is always on.
    await userEvent.click(list!);
    await expect(list).toBeChecked();
  },
});

/** The arrow keys only move the focus: a view that is turned on may take a while to show. */
export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const [grid, list] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(grid).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(list).toHaveFocus();
    await expect(list).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(list).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(list).toHaveFocus();
  },
});

export const Multiple = meta.story({
  args: {
    items: kinds,
    'aria-label': 'Show',
    selectionMode: 'multiple',
    defaultSelectedKeys: ['sale'],
    disallowEmptySelection: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Show' })).toBeVisible();
    const sale = canvas.getByRole('button', { name: 'On sale', pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: 'New', pressed: false }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['sale', 'new']));
    await userEvent.click(sale);
    await expect(sale).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['new']));
  },
});

export const Icons = meta.story({
  args: { isIconOnly: true },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('radio', { name: 'List' }).getBoundingClientRect();
    await expect(width).toBe(height);
  },
});

export const SmallIcons = meta.story({ args: { isIconOnly: true, size: 'sm' } });

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
  },
});

export const OneDisabled = meta.story({
  args: { items: [...kinds, { id: 'gone', label: 'Sold out', isDisabled: true }], selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
});

export const Disabled = meta.story({ tags: ['proof'], args: { isDisabled: true } });

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [keys, setKeys] = useState(new Set(['list']));
    return <ToggleGroup {...args} selectedKeys={keys} onSelectionChange={setKeys} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }));
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads, act }) => {
      await hears('radiogroup, View, orientated horizontally');
      await reads('radio, Grid, checked, position 1, set size 2', 'radio, List, not checked, position 2, set size 2');
      await act();
      await hears('radio, List, checked, position 2, set size 2');
    }),
});
