import preview from '@vitrine/story-kit/preview';
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

/** The first child is at the right, without any code for it in the component. */
export const RightToLeft = meta.story({
  tags: ['proof'],
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
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <HStack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = words.map((word) => canvas.getByText(word).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
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
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.getBoundingClientRect();
    const starts = canvas.getAllByText('Bikes').map((word) => word.getBoundingClientRect().left);
    const ends = canvas.getAllByText('Tools').map((word) => room.right - word.getBoundingClientRect().right);
    await expect([starts[0], starts[3], ends[2], ends[3]].map((gap) => Math.round(gap!))).toEqual([
      room.left,
      room.left,
      0,
      0,
    ]);
    await expect(starts[1]! - room.left).toBeCloseTo(ends[1]!, 0);
  },
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
  play: async ({ canvas }) => {
    // The bottom edge of an empty element marks the baseline of the text before it.
    const baseline = (text: string) => {
      const mark = canvas.getByText(text).appendChild(document.createElement('span'));
      mark.style.display = 'inline-block';
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    await expect(baseline('per month')).toBeCloseTo(baseline('$48.00'), 0);
  },
});
