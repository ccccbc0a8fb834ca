import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.js';

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search products', onChange: fn() },
});

export const Default = meta.story({
  args: { label: undefined, 'aria-label': 'Search products', onClear: fn(), enterKeyHint: 'search' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search products' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'bell');
    const clear = canvas.getByRole('button', { name: 'Clear search' });
    await expect(clear).toHaveAttribute('tabindex', '-1');
    await userEvent.click(clear);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('pump{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
});

/** In a controlled field, clearing calls `onChange` like typing does. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [text, setText] = useState('bell');
    return <SearchField {...args} value={text} onChange={(next) => setText(next.toUpperCase())} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 's');
    await expect(input).toHaveValue('BELLS');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
  },
});
