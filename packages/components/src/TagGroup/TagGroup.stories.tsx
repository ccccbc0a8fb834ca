import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckIcon } from '../icons/icons.js';
import { TagGroup, type TagGroupProps } from './TagGroup.js';

const meta = preview.meta({
  title: 'Forms/TagGroup',
  component: TagGroup,
  args: {
    label: 'Colors',
    items: [
      { id: 'black', label: 'Black' },
      { id: 'red', label: 'Red' },
      { id: 'blue', label: 'Blue' },
    ],
    onRemove: fn(),
  },
});

const announcer = () => document.querySelector('[data-live-announcer]');

/** A page that takes removed tags out of its list. */
function Removing({ items, onRemove, ...rest }: TagGroupProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = (id: string) => {
    setRemoved((before) => [...before, id]);
    onRemove?.(id);
  };
  return <TagGroup {...rest} items={items.filter(({ id }) => !removed.includes(id))} onRemove={remove} />;
}

export const Default = meta.story({
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const tag = (name: string) => canvas.getByRole('row', { name });
    await expect(canvas.getByRole('grid', { name: 'Colors' })).toContainElement(tag('Red'));
    await userEvent.tab();
    await waitFor(() => expect(tag('Black')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tag('Blue')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(tag('Red')).toHaveFocus());
    await waitFor(() => expect(tag('Red')).toHaveAccessibleDescription('Press Delete to remove tag.'));
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('red');
    await waitFor(() => expect(tag('Blue')).toHaveFocus());
    await waitFor(() => expect(announcer()).toHaveTextContent('Red was removed'));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('blue');
    await waitFor(() => expect(tag('Black')).toHaveFocus());
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
});

/** The button of a tag, with the keyboard and the pointer. After the last tag, the group has the focus. */
export const Buttons = meta.story({
  tags: ['proof'],
  args: { emptyLabel: 'No colors' },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Red' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('red');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Blue' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Blue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Black' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Colors' })).toHaveFocus());
    await expect(canvas.getByText('No colors')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
  },
});

/** Without `onRemove`, tags have no button, and Delete does nothing. */
export const ToRead = meta.story({
  args: { onRemove: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    const first = canvas.getByRole('row', { name: 'Black' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(first).toHaveFocus();
  },
});

export const States = meta.story({
  args: {
    items: [
      { id: 'green', label: 'Green', icon: <CheckIcon size={16} aria-hidden="true" /> },
      { id: 'black', label: 'Black', isDisabled: true },
      { id: 'red', label: 'Red' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Black' })).toBeDisabled();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Green' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Red' })).toHaveFocus());
  },
});

/** If the page does not take the tag out, it stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('row', { name: 'Black' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('black');
    await expect(first).toHaveFocus();
    await expect(announcer()?.textContent ?? '').not.toContain('removed');
  },
});

export const Many = meta.story({
  args: {
    label: 'Sizes',
    items: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'].map((label) => ({ id: label, label })),
  },
});

/** A long word breaks inside of its tag. */
export const LongWord = meta.story({
  tags: ['proof'],
  args: { items: [{ id: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel' }] },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <TagGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row');
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(128);
  },
});

/** Left moves to the next tag. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('row');
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second).toHaveFocus());
  },
});
