import preview from '@vitrine/story-kit/preview';
import { drawn } from '@vitrine/story-kit/samples';
import { expect } from 'storybook/test';
import { AspectRatio } from '../AspectRatio/AspectRatio.js';
import { Image } from '../Image/Image.js';
import { media } from '../theme/media.js';
import { Text } from '../Text/Text.js';
import { Grid } from './Grid.js';

const products = {
  'Lane One': 'lane-one',
  'Millrace Eight': 'millrace-eight',
  'Floor Pump': 'floor-pump',
  'Saltmarsh Tourer': 'saltmarsh-tourer',
  'Enamel Kettle': 'enamel-kettle',
  'Dunlin Fold': 'dunlin-fold',
};

const tiles = Object.entries(products).map(([name, folder]) => (
  <li key={folder}>
    <AspectRatio ratio="4 / 3" hasPanel>
      <Image src={drawn(`${folder}/1.svg`)} alt="" />
    </AspectRatio>
    <Text>{name}</Text>
  </li>
));

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  args: { as: 'ul', children: tiles },
});

const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(parseFloat);

export const Products = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const least = (matchMedia(media.md).matches ? 18 : 14) * rem;
    const columns = columnsOf(list);
    const room = list.getBoundingClientRect().width;
    // As many as fit: one more would be too narrow.
    await expect(columns[0]).toBeGreaterThanOrEqual(Math.min(least, room));
    await expect((room - columns.length * 24) / (columns.length + 1)).toBeLessThan(least);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    // Explicit, because Safari needs it.
    await expect(list).toHaveAttribute('role', 'list');
  },
});

/** Two children in a container with room for more columns: the rest stays empty, or the children share it. */
export const FillOrFit = meta.story({
  args: { as: 'div' },
  render: ({ children: _, ...args }) => (
    <>
      <Grid {...args} id="fill" columns="fill" minColumnWidth="4rem">
        <AspectRatio ratio="4 / 3" hasPanel />
        <AspectRatio ratio="4 / 3" hasPanel />
      </Grid>
      <hr />
      <Grid {...args} id="fit" columns="fit" minColumnWidth="4rem">
        <AspectRatio ratio="4 / 3" hasPanel />
        <AspectRatio ratio="4 / 3" hasPanel />
      </Grid>
    </>
  ),
  play: async ({ canvasElement }) => {
    const width = (id: string) => canvasElement.querySelector(`#${id} > *`)!.getBoundingClientRect().width;
    await expect(width('fit')).toBeGreaterThan(width('fill'));
  },
});

/** A number of columns at every width. */
export const Counted = meta.story({
  tags: ['proof'],
  args: { columns: 3, gap: 2 },
  play: async ({ canvas }) => {
    const columns = columnsOf(canvas.getByRole('list'));
    await expect(columns).toHaveLength(3);
    await expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(1);
  },
});

/** A number for each breakpoint. A breakpoint without one keeps the number below it, and an inner grid has its own numbers. */
export const CountedByBreakpoint = meta.story({
  args: { as: 'div', columns: { md: 2, xl: 4 } },
  render: ({ children: _, ...args }) => (
    <Grid {...args} id="outer">
      {[1, 2, 3, 4].map((number) => (
        <Grid key={number} as="div" id={`inner-${number}`} columns={{ lg: 2 }} gap={2}>
          <AspectRatio ratio="4 / 3" hasPanel />
          <AspectRatio ratio="4 / 3" hasPanel />
        </Grid>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const count = (id: string) => columnsOf(canvasElement.querySelector(`#${id}`)!).length;
    const isFrom = (breakpoint: 'md' | 'lg' | 'xl') => matchMedia(media[breakpoint]).matches;
    await expect(count('outer')).toBe(isFrom('xl') ? 4 : isFrom('md') ? 2 : 1);
    await expect(count('inner-1')).toBe(isFrom('lg') ? 2 : 1);
  },
});

export const Gaps = meta.story({
  args: { gap: 2, rowGap: 10, minColumnWidth: '8rem' },
  play: async ({ canvas }) => {
    const { columnGap, rowGap } = getComputedStyle(canvas.getByRole('list'));
    await expect([columnGap, rowGap]).toEqual(['8px', '40px']);
  },
});

export const Aligned = meta.story({
  render: (args) => (
    <Grid {...args} as="div" align="end" minColumnWidth="8rem">
      <AspectRatio ratio="1" hasPanel />
      <AspectRatio ratio="2" hasPanel />
      <AspectRatio ratio="4" hasPanel />
    </Grid>
  ),
});

/** A column is never wider than the grid. */
export const NarrowerThanAColumn = meta.story({
  tags: ['proof'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toEqual([160]);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { minColumnWidth: '6rem' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
  },
});
