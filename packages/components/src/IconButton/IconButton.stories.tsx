import preview from '@vitrine/storybook/preview';
import { SearchIcon, ShoppingBagIcon, XIcon } from '../icons/icons.js';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from './IconButton.js';

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
});

export const Small = meta.story({
  args: { size: 'sm', variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, variant: 'outline' } });

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
