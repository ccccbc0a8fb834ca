import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Divider } from './Divider.js';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
});

export const Solid = meta.story({
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator');
    await expect(divider.getBoundingClientRect().height).toBe(1);
    await expect(divider).toHaveAttribute('aria-orientation', 'horizontal');
  },
});

export const Dashed = meta.story({
  args: { variant: 'dashed' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('separator')).borderBlockStartStyle).toBe('dashed');
  },
});

export const Dotted = meta.story({
  args: { variant: 'dotted' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('separator')).borderBlockStartStyle).toBe('dotted');
  },
});

/** In a list, which already separates its items, it is silent. */
export const BetweenItems = meta.story({
  args: { 'aria-hidden': true },
  render: (args) => (
    <VStack as="ul">
      {['Touring bicycle', 'Cast-iron pan', 'Bell'].map((name, index) => (
        <VStack key={name} as="li">
          {index > 0 && <Divider {...args} />}
          <Text>{name}</Text>
        </VStack>
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getAllByRole('separator', { hidden: true })).toHaveLength(2);
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <HStack>
      <Text>Bikes</Text>
      <Divider {...args} />
      <Text>Tools</Text>
    </HStack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('separator').getBoundingClientRect();
    await expect(width).toBe(1);
    await expect(height).toBeGreaterThanOrEqual(16);
  },
});
