import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { PencilIcon, StoreIcon, Trash2Icon } from '../icons/icons.js';
import { Link } from '../Link/Link.js';
import { Price } from '../Price/Price.js';
import { GridList, type GridListProps } from './GridList.js';
import { GridListItem } from './GridListItem.js';

const orders = [
  { number: 1042, status: 'On its way', total: '120' },
  { number: 1017, status: 'Delivered', total: '38.5' },
  { number: 1003, status: 'Delivered', total: '640' },
];

const pressed = fn();

const items = orders.map(({ number, status, total }) => ({
  id: String(number),
  label: `Order #${number}`,
  // The page of a story stays.
  content: (
    <Link href={`#order-${number}`} onClick={(event) => event.preventDefault()}>
      Order #{number}
    </Link>
  ),
  description: (
    <>
      {status}, <Price price={{ amount: total, currencyCode: 'USD' }} />
    </>
  ),
  actions: (
    <Button size="sm" variant="outline" onPress={() => pressed(number)}>
      Buy again
    </Button>
  ),
}));

const meta = preview.meta({
  title: 'Layout/GridList',
  component: GridList,
  subcomponents: { GridListItem },
  args: { label: 'Your orders', items, onSelectionChange: fn() },
});

const says = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));

/** Returns the ids of the last choice, sorted. */
const chosenOf = (args: GridListProps) =>
  [...((args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<string>)].sort();

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const part = (role: string, name: RegExp) => within(row(name)).getByRole(role);
    await expect(canvas.getByRole('grid', { name: 'Your orders' })).toContainElement(row(/#1042/));
    await expect(row(/#1042/)).toHaveAccessibleName('Order #1042 On its way, $120.00');
    await userEvent.tab();
    await waitFor(() => expect(row(/#1042/)).toHaveFocus());
    // From the row through its parts, and back to it.
    await userEvent.keyboard('{ArrowRight}');
    await expect(part('link', /#1042/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(part('button', /#1042/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenLastCalledWith(1042);
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(/#1042/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(part('button', /#1042/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/#1017/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(/#1003/)).toHaveFocus();
    await userEvent.keyboard('order #1017');
    await expect(row(/#1017/)).toHaveFocus();
  },
});

export const Selectable = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['1017'],
    items: items.map((item) => ({ ...item, isDisabled: item.id === '1003' })),
  },
  play: async ({ canvas, userEvent, args }) => {
    pressed.mockClear();
    const box = (name: string) => canvas.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
    await expect(box('Order #1017')).toBeChecked();
    await userEvent.click(box('Order #1042'));
    await expect(chosenOf(args)).toEqual(['1017', '1042']);
    await says('2 items selected.');
    // A row itself can be pressed, and its link and its button are no part of that.
    await userEvent.click(canvas.getByText(/38\.50/));
    await expect(chosenOf(args)).toEqual(['1042']);
    await userEvent.click(canvas.getByRole('link', { name: 'Order #1017' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Buy again' })[1]!);
    await expect(pressed).toHaveBeenLastCalledWith(1017);
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    // It cannot be chosen, and the keys reach its parts.
    const last = canvas.getByRole('row', { name: /#1003/ });
    await userEvent.click(canvas.getByText(/640\.00/));
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await expect(box('Order #1003')).toBeDisabled();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(last).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(chosenOf(args)).toEqual([]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosenOf(args)).toEqual(['1017', '1042']);
    await userEvent.keyboard('{Escape}');
    await expect(chosenOf(args)).toEqual([]);
  },
});

/** Rows that children describe, with small buttons. */
export const Addresses = meta.story({
  args: {
    label: 'Your addresses',
    items: undefined,
    selectionMode: 'single',
    disallowEmptySelection: true,
    defaultSelectedKeys: ['home'],
    children: ['Home', 'Work'].map((name) => (
      <GridListItem
        key={name}
        id={name.toLowerCase()}
        icon={<StoreIcon />}
        textValue={name}
        description="1200 Fifth Avenue, San Mateo, CA 94402"
        actions={
          <>
            <IconButton aria-label={`Edit ${name}`} icon={<PencilIcon />} />
            <IconButton aria-label={`Remove ${name}`} icon={<Trash2Icon />} />
          </>
        }
      >
        {name} {name === 'Home' && <Badge>New</Badge>}
      </GridListItem>
    )),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Work/ }));
    await expect(chosenOf(args)).toEqual(['work']);
    // The last choice stays.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('row', { name: /^Work/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: /^Home/ })).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Work' })).toHaveFocus();
  },
});

/** Rows that do something. */
export const Acting = meta.story({
  tags: ['proof'],
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(/38\.50/));
    await expect(args.onAction).toHaveBeenLastCalledWith('1017');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('1003');
    // Its link and its button do their own.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Order #1042' }));
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
});

export const Empty = meta.story({
  args: { items: [], emptyLabel: 'No orders yet', selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell')).toHaveTextContent('No orders yet');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).toHaveFocus();
  },
});

/** Left goes from a row to its link. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const row = canvas.getAllByRole('row')[0]!;
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
  },
});

/** In a narrow place the actions are below the text, and a long word breaks. */
export const Narrow = meta.story({
  tags: ['proof'],
  args: {
    selectionMode: 'multiple',
    items: [
      ...items.slice(0, 1),
      { id: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter', actions: items[0]!.actions },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <GridList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      const button = within(row).getByRole('button');
      const text = button.parentElement!.previousElementSibling!;
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
    }
  },
});
