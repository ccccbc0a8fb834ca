import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { HStack } from './HStack.js';

const words = ['Bikes', 'Clothing', 'Tools', 'Parts and accessories', 'Kitchen'];

const meta = preview.meta({
  title: 'Layout/HStack',
  component: HStack,
  args: { children: ['Bikes', 'Tools'].map((word) => <Text key={word}>{word}</Text>) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByText('Bikes').getBoundingClientRect();
    const second = canvas.getByText('Tools').getBoundingClientRect();
    await expect(second.left - first.right).toBeCloseTo(16, 1);
  },
});

/** The first child is at the right, without a word in the component about it. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Bikes').getBoundingClientRect();
    const second = canvas.getByText('Tools').getBoundingClientRect();
    await expect(first.left - second.right).toBeCloseTo(16, 1);
  },
});

export const Wrapping = meta.story({
  args: {
    wrap: true,
    gap: 3,
    children: words.map((word) => <Badge key={word} variant="outline" badgeContent={word} />),
  },
});

export const Justified = meta.story({
  render: (args) => (
    <VStack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <HStack {...args} key={justify} justify={justify} />
      ))}
    </VStack>
  ),
});

/** Large and small text on one line. */
export const Baseline = meta.story({
  args: { align: 'baseline' },
  render: (args) => (
    <HStack {...args}>
      <Text size="xl">$48.00</Text>
      <Text size="sm" tone="quiet">
        per month
      </Text>
    </HStack>
  ),
});
