import preview from '@vitrine/storybook/preview';
import { ArrowRight, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { VStack } from '../VStack/VStack.js';
import { Button } from './Button.js';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to bag', onPress: fn() },
});

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to bag' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);

    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);

    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});
