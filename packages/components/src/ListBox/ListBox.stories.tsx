import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StoreIcon } from '../icons/icons.js';
import { ListBox, type ListBoxProps } from './ListBox.js';
import { ListBoxItem, ListBoxSection } from './ListBoxItem.js';

const stores = [
  { id: 'mateo', label: 'San Mateo', description: 'Open until 7 pm' },
  { id: 'francisco', label: 'San Francisco', description: 'Open until 8 pm' },
  { id: 'berkeley', label: 'Berkeley', description: 'Closed today', isDisabled: true },
  { id: 'oakland', label: 'Oakland', description: 'Open until 6 pm' },
];

const meta = preview.meta({
  title: 'Forms/ListBox',
  component: ListBox,
  subcomponents: { ListBoxItem, ListBoxSection },
  args: { label: 'Pick up in', items: stores, onSelectionChange: fn() },
});

/** Returns the ids of the last choice, sorted. */
const chosenOf = (args: ListBoxProps) =>
  [...((args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<string>)].sort();

export const Default = meta.story({
  args: { selectionMode: 'single', defaultSelectedKeys: ['francisco'] },
  play: async ({ canvas, userEvent, args }) => {
    const option = (name: string) => canvas.getByRole('option', { name });
    await expect(canvas.getByRole('listbox', { name: 'Pick up in' })).not.toHaveAttribute('aria-multiselectable');
    // The choice is the tab stop.
    await userEvent.tab();
    await waitFor(() => expect(option('San Francisco Open until 8 pm')).toHaveFocus());
    await expect(option('San Francisco Open until 8 pm')).toHaveAttribute('aria-selected', 'true');
    // The keys skip what cannot be chosen.
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Oakland Open until 6 pm')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosenOf(args)).toEqual(['oakland']);
    await expect(option('San Francisco Open until 8 pm')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Home}');
    await expect(option('San Mateo Open until 7 pm')).toHaveFocus();
    await userEvent.keyboard('san f');
    await expect(option('San Francisco Open until 8 pm')).toHaveFocus();
    await expect(chosenOf(args)).toEqual(['oakland']);
    await expect(option('Berkeley Closed today')).toHaveAttribute('aria-disabled', 'true');
    // It is one tab stop.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('listbox')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** Any number of choices, from options that children describe. */
export const Multiple = meta.story({
  args: {
    label: 'Colors',
    items: undefined,
    selectionMode: 'multiple',
    children: (
      <>
        <ListBoxSection label="Plain">
          <ListBoxItem id="moss" color="#4b5d3a">
            Moss
          </ListBoxItem>
          <ListBoxItem id="ochre" color="#c08a2e" description="Sold out" isDisabled>
            Ochre
          </ListBoxItem>
        </ListBoxSection>
        <ListBoxSection label="Two colours">
          <ListBoxItem id="dusk" color="linear-gradient(#27364d, #d98f6a)">
            Dusk to dawn
          </ListBoxItem>
          <ListBoxItem id="store" icon={<StoreIcon />} textValue="In the store">
            <b>In</b> the store
          </ListBoxItem>
        </ListBoxSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('listbox', { name: 'Colors' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    const plain = canvas.getByRole('group', { name: 'Plain' });
    await userEvent.click(within(plain).getByRole('option', { name: 'Moss' }));
    await userEvent.click(within(plain).getByRole('option', { name: 'Ochre Sold out' }));
    await expect(chosenOf(args)).toEqual(['moss']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(chosenOf(args)).toEqual(['dusk', 'moss']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(chosenOf(args)).toEqual(['dusk']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosenOf(args)).toEqual(['dusk', 'moss', 'store']);
    await userEvent.keyboard('{Escape}');
    await expect(chosenOf(args)).toEqual([]);
  },
});

/** The page has the choice, and may refuse it. */
export const Controlled = meta.story({
  tags: ['proof'],
  args: { selectionMode: 'single', disallowEmptySelection: true, disabledKeys: ['oakland'] },
  render: function Controlled(args) {
    const [keys, setKeys] = useState<Iterable<string>>(['mateo']);
    return (
      <ListBox
        {...args}
        selectedKeys={keys}
        onSelectionChange={(next) => {
          args.onSelectionChange?.(next);
          if (!next.has('francisco')) setKeys(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('option', { name: /Mateo/ });
    await userEvent.click(canvas.getByRole('option', { name: /Francisco/ }));
    await expect(chosenOf(args)).toEqual(['francisco']);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    // The last choice stays.
    await userEvent.click(first);
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Oakland/ }));
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});

/** Options that do something. */
export const Actions = meta.story({
  tags: ['proof'],
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Mateo/ }));
    await expect(args.onAction).toHaveBeenLastCalledWith('mateo');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('oakland');
    await expect(canvas.getByRole('option', { name: /Mateo/ })).not.toHaveAttribute('aria-selected');
  },
});

/** The list has the keyboard although it has no option. */
export const Empty = meta.story({
  args: { items: [], emptyLabel: 'No stores near you', selectionMode: 'single' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { name: 'No stores near you' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('listbox')).toHaveFocus();
  },
});

const sizes = Array.from({ length: 200 }, (_, index) => ({ id: String(index), label: String(index + 1) }));

/** Only the options near the view are rendered, and each announces its position. */
export const Long = meta.story({
  args: { label: 'Sizes', items: sizes, selectionMode: 'single', maxBlockSize: '16rem' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox');
    await expect(list.clientHeight).toBeLessThanOrEqual(256);
    await expect(list.scrollHeight).toBeGreaterThan(200 * 24);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: '1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('option', { name: '200' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '200');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1),
    );
    await expect(canvas.getAllByRole('option').length).toBeLessThan(150);
  },
});

/** A long word breaks inside of the list. */
export const LongTexts = meta.story({
  tags: ['proof'],
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['word'],
    items: [
      { id: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter' },
      { id: 'text', label: 'San Mateo', description: 'Built here, and sent in one piece to wherever you may ride it' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <ListBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox');
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(160);
    for (const option of canvas.getAllByRole('option'))
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
});
