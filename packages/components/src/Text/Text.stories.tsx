import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Text } from './Text.js';

const meta = preview.meta({
  title: 'Typography/Text',
  component: Text,
  args: { children: 'A steel frame, brazed by hand, with room for wide tyres and a rack.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(getComputedStyle(text).fontSize).toBe('16px');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <VStack gap={3}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('paragraph').map((text) => parseFloat(getComputedStyle(text).fontSize));
    await expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  },
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
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('paragraph').map((text) => getComputedStyle(text).color);
    await expect(new Set(colors).size).toBe(4);
  },
});

export const Weights = meta.story({
  render: (args) => (
    <VStack gap={3}>
      {(['regular', 'medium', 'semibold', 'heavy'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const weights = canvas.getAllByRole('paragraph').map((text) => Number(getComputedStyle(text).fontWeight));
    await expect(weights).toEqual([...new Set(weights)].sort((a, b) => a - b));
  },
});

/** Inline elements keep the size of the text around them. */
export const Inline = meta.story({
  tags: ['proof'],
  render: () => (
    <Text size="lg">
      Was{' '}
      <Text as="s" tone="quiet">
        $60.00
      </Text>
      , now{' '}
      <Text as="strong" tone="sale">
        $48.00
      </Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    const size = (text: string) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(size('$60.00')).toBe(size('$48.00'));
    await expect(size('$60.00')).toBe(getComputedStyle(canvas.getByRole('paragraph')).fontSize);
    await expect(canvas.getByText('$60.00').tagName).toBe('S');
  },
});

/** A word longer than the line is broken, never cut off. */
export const LongWord = meta.story({
  tags: ['proof'],
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung' },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
});

/** The text is cut after three lines, but screen readers read it in full. */
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

/** Figures align in columns. */
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
