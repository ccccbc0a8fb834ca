import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Text } from './Text.js';

const meta = preview.meta({
  title: 'Typography/Text',
  component: Text,
  args: { children: 'A steel frame, brazed by hand, with room for wide tyres and a rack.' },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <VStack gap={3}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </VStack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <VStack gap={3}>
      <Text tone="default">Default: the price of things</Text>
      <Text tone="quiet">Quiet: what matters less</Text>
      <Text tone="sale">Sale: a reduced price, an error</Text>
      <Text tone="accent">Accent: in stock</Text>
    </VStack>
  ),
});

export const Weights = meta.story({
  render: (args) => (
    <VStack gap={3}>
      {(['regular', 'medium', 'semibold', 'heavy'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </VStack>
  ),
});

/** Cut after three lines, yet whole for a screen reader. */
export const MaxLines = meta.story({
  args: {
    maxLines: 3,
    className: 'clamped',
    children: 'A steel frame, brazed by hand, with room for wide tyres and a rack. '.repeat(20),
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector<HTMLElement>('.clamped')!;
    const lineHeight = parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / lineHeight)).toBe(3);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
});

/** Figures stand in columns. */
export const Tabular = meta.story({
  render: () => (
    <VStack gap={1} align="end">
      <Text isTabular>$1,111.11</Text>
      <Text isTabular>$8,888.88</Text>
    </VStack>
  ),
  play: async ({ canvas }) => {
    const widths = ['$1,111.11', '$8,888.88'].map((price) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(price));
      return range.getBoundingClientRect().width;
    });
    await expect(widths[0]).toBeCloseTo(widths[1]!, 1);
  },
});
