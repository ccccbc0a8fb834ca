import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { HeartIcon } from '../icons/icons.js';
import { ToggleButton } from './ToggleButton.js';

const meta = preview.meta({
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: {
    children: 'Favourite',
    icon: <HeartIcon size={20} aria-hidden="true" />,
    onChange: fn(),
  },
  argTypes: { icon: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Favourite', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

export const IconOnly = meta.story({
  args: { children: undefined, 'aria-label': 'Favourite', defaultSelected: true, variant: 'ghost' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Favourite', pressed: true }).getBoundingClientRect();
    await expect(width).toBe(height);
  },
});

export const Looks = meta.story({
  render: (args) => (
    <HStack wrap>
      {(['outline', 'secondary', 'ghost'] as const).map((variant) => (
        <ToggleButton key={variant} {...args} variant={variant} defaultSelected />
      ))}
      <ToggleButton {...args} size="sm" />
      <ToggleButton {...args} isDisabled />
    </HStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const disabled = canvas.getAllByRole('button').at(-1)!;
    await expect(disabled).toBeDisabled();
    await userEvent.click(disabled);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Only the page changes the state of a controlled button. */
export const Controlled = meta.story({
  tags: ['proof'],
  render: function Render(args) {
    const [presses, setPresses] = useState(0);
    return <ToggleButton {...args} isSelected={presses > 1} onChange={() => setPresses(presses + 1)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});
