import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { HeartIcon, SearchIcon, ShoppingBagIcon, XIcon } from '../icons/icons.js';
import { looksOf } from '../testing/looks.js';
import { IconButton, type IconButtonProps } from './IconButton.js';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Close', icon: <XIcon />, onPress: fn() },
});

export const Ghost = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  render: (args) => (
    <HStack wrap gap={4}>
      <IconButton {...args} variant="primary" aria-label="Cart" icon={<ShoppingBagIcon />} />
      <IconButton {...args} variant="solid" aria-label="Search" icon={<SearchIcon />} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="ghost" />
    </HStack>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map(looksOf);
    await expect(new Set(looks).size).toBe(5);
  },
});

export const Small = meta.story({
  args: { size: 'sm', variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, variant: 'outline' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

function Wish(props: IconButtonProps) {
  const [isPressed, setPressed] = useState(false);
  return <IconButton {...props} aria-pressed={isPressed} onPress={() => setPressed(!isPressed)} />;
}

/** On or off: `aria-pressed` has the state, and the name does not change. */
export const Toggle = meta.story({
  args: { 'aria-label': 'Wish list', icon: <HeartIcon />, variant: 'outline' },
  render: (args) => <Wish {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Wish list', pressed: false });
    const off = looksOf(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(looksOf(button)).not.toBe(off));
  },
});

export const Loading = meta.story({
  args: { isLoading: true, variant: 'outline' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
