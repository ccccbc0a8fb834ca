import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { Tree, type TreeItem, type TreeProps } from './Tree.js';

const leaf = (id: string, label: string): TreeItem => ({
  id,
  label,
  // The page of a story stays.
  content: (
    <Link href={`#${id}`} onClick={(event) => event.preventDefault()}>
      {label}
    </Link>
  ),
});

const items: readonly TreeItem[] = [
  {
    id: 'bikes',
    label: 'Bikes',
    items: [
      { id: 'touring', label: 'Touring', items: [leaf('light', 'Light'), leaf('heavy', 'Heavy')] },
      leaf('gravel', 'Gravel'),
    ],
  },
  { id: 'clothing', label: 'Clothing', items: [leaf('jackets', 'Jackets')] },
  leaf('wheels', 'Wheels'),
];

const meta = preview.meta({
  title: 'Layout/Tree',
  component: Tree,
  args: { label: 'Categories', items, onExpandedChange: fn() },
});

/** Returns the ids of the last call, sorted. */
const keysOf = (handler: TreeProps['onExpandedChange']) =>
  [...((handler as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<string>)].sort();

export const Default = meta.story({
  args: { defaultExpandedKeys: ['bikes'] },
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    const names = () => canvas.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
    await expect(canvas.getByRole('treegrid', { name: 'Categories' })).toBeVisible();
    await expect(names()).toEqual(['Bikes', 'Touring', 'Gravel', 'Clothing', 'Wheels']);
    await expect(row('Gravel')).toHaveAttribute('aria-level', '2');
    await expect(row('Gravel')).toHaveAttribute('aria-posinset', '2');
    await expect(row('Gravel')).toHaveAttribute('aria-setsize', '2');
    await expect(row('Wheels')).toHaveAttribute('aria-posinset', '3');
    await expect(row('Wheels')).not.toHaveAttribute('aria-expanded');
    await userEvent.tab();
    await waitFor(() => expect(row('Bikes')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(row('Touring')).toHaveAttribute('aria-expanded', 'true');
    await expect(within(row('Touring')).getByRole('gridcell')).toHaveAttribute('aria-expanded', 'true');
    await expect(keysOf(args.onExpandedChange)).toEqual(['bikes', 'touring']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('Light')).toHaveFocus();
    // A row without rows below it: its link, and back.
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(row('Light')).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('Light')).toHaveFocus();
    // To the row above its level, which then closes.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row('Touring')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('Touring')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: 'Light' })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(row('Wheels')).toHaveFocus();
    await userEvent.keyboard('clo');
    await expect(row('Clothing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(row('Clothing')).toHaveAttribute('aria-expanded', 'true');
  },
});

/** With the pointer: the button of a row, and the row itself. */
export const Pressed = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Bikes' }));
    await expect(row('Bikes')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Bikes' }));
    await expect(row('Bikes')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByText('Clothing'));
    await expect(row('Clothing')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Jackets' }));
    await expect(keysOf(args.onExpandedChange)).toEqual(['clothing']);
  },
});

export const Selectable = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultExpandedKeys: ['bikes'],
    defaultSelectedKeys: ['gravel'],
    disabledKeys: ['clothing'],
    onSelectionChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await expect(box('Gravel')).toBeChecked();
    await userEvent.click(box('Bikes'));
    await expect(keysOf(args.onSelectionChange)).toEqual(['bikes', 'gravel']);
    await expect(box('Touring')).not.toBeChecked();
    await expect(box('Clothing')).toBeDisabled();
    // Space chooses, and the arrow keys still open and close.
    await userEvent.keyboard('{ArrowDown} ');
    await expect(keysOf(args.onSelectionChange)).toEqual(['bikes', 'gravel', 'touring']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Touring' })).toHaveAttribute('aria-expanded', 'true');
    // A button that opens a row does not choose it.
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Touring' }));
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(keysOf(args.onSelectionChange)).toEqual([]);
  },
});

/** The page has the open rows: one at a time. */
export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [keys, setKeys] = useState<readonly string[]>([]);
    return <Tree {...args} expandedKeys={keys} onExpandedChange={(next) => setKeys([...next].slice(-1))} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Bikes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Clothing' }));
    await expect(canvas.getByRole('row', { name: 'Bikes' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('row', { name: 'Clothing' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Empty = meta.story({
  args: { items: [], emptyLabel: 'No categories' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell')).toHaveTextContent('No categories');
    await userEvent.tab();
    await expect(canvas.getByRole('treegrid')).toHaveFocus();
  },
});

/** Left opens, right closes. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const row = canvas.getAllByRole('row')[0]!;
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Deep levels and long words keep to a narrow place. */
export const Narrow = meta.story({
  tags: ['proof'],
  args: {
    defaultExpandedKeys: ['a', 'b', 'c'],
    items: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtsgesellschaft',
        items: [
          { id: 'b', label: 'Kapitänsmützen', items: [{ id: 'c', label: 'Mützenhalter', items: [leaf('d', 'D')] }] },
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <Tree {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
});
