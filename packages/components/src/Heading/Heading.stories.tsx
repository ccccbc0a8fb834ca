import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Heading } from './Heading.js';

const meta = preview.meta({
  title: 'Typography/Heading',
  component: Heading,
  args: { children: 'Bicycles and kitchen goods, made to last' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const Levels = meta.story({
  render: (args) => (
    <VStack gap={5}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4, 5, 6]) await expect(canvas.getByRole('heading', { level })).toBeVisible();
  },
});

/** The size is independent of the level. */
export const Sizes = meta.story({
  render: (args) => (
    <VStack gap={5}>
      {(['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const sizes = headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
    await expect(sizes).toHaveLength(8);
  },
});

/** Part of the outline, but not visible. */
export const Hidden = meta.story({
  args: { isHidden: true },
  render: (args) => (
    <>
      <Heading {...args} />
      The heading of this section is there for those who listen.
    </>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('heading').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});

/** A word that is longer than the line breaks and is not cut off. */
export const VeryLong = meta.story({
  args: { level: 1, children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter for the handlebar' },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Heading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});
