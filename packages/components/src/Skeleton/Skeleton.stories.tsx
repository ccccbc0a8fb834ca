import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.js';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
});

/** As tall as the text that replaces it. */
export const Lines = meta.story({
  args: { lines: 3 },
  render: (args) => (
    <HStack align="start">
      <Skeleton {...args} className="bones" width="10rem" />
      <Text className="text">
        One
        <br />
        Two
        <br />
        Three
      </Text>
    </HStack>
  ),
  play: async ({ canvasElement }) => {
    const height = (name: string) => canvasElement.querySelector(`.${name}`)!.getBoundingClientRect().height;
    await expect(Math.abs(height('bones') - height('text'))).toBeLessThan(1);
    await expect(canvasElement.querySelector('.bones')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Shapes = meta.story({
  render: () => (
    <VStack>
      <Skeleton />
      <Skeleton shape="block" height="3rem" width="12rem" />
      <Skeleton shape="circle" />
      <Skeleton shape="circle" width="5rem" />
    </VStack>
  ),
});

export const Products = meta.story({
  render: () => (
    <Grid>
      {Array.from({ length: 4 }, (_, index) => (
        <VStack key={index} gap={3}>
          <Skeleton shape="block" aspectRatio="4 / 5" {...(index === 0 && { label: 'Loading products' })} />
          <Skeleton lines={2} />
        </VStack>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
  },
});
