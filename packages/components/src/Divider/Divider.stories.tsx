import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Divider } from './Divider.js';

const meta = preview.meta({ title: 'Layout/Divider', component: Divider });

export const Solid = meta.story({
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator');
    await expect(divider.getBoundingClientRect().height).toBe(1);
    await expect(divider).toHaveAttribute('aria-orientation', 'horizontal');
  },
});

export const Dashed = meta.story({ args: { variant: 'dashed' } });

export const Dotted = meta.story({ args: { variant: 'dotted' } });

export const BetweenItems = meta.story({
  render: (args) => (
    <VStack>
      <Text>Touring bicycle</Text>
      <Divider {...args} />
      <Text>Cast-iron pan</Text>
      <Divider {...args} />
    </VStack>
  ),
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
