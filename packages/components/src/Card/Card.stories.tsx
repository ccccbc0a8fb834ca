import preview from '@vitrine/story-kit/preview';
import { bicyclePicture } from '@vitrine/story-kit/samples';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { Grid } from '../Grid/Grid.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Card } from './Card.js';

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  args: {
    as: 'article',
    media: bicyclePicture,
    footer: <ButtonLink href="#book">Book</ButtonLink>,
    children: (
      <VStack gap={2}>
        <Heading level={3} size="lg">
          A check in spring
        </Heading>
        <Text tone="quiet">We look at brakes, gears and bearings while you wait.</Text>
      </VStack>
    ),
  },
  argTypes: { media: { control: false }, footer: { control: false }, children: { control: false } },
});

export const Default = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Card {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const picture = canvas.getByRole('article').querySelector('img')!.getBoundingClientRect();
    // The picture reaches the frame.
    await expect(picture.width).toBe(card.width - 2);
  },
});

/** In a list, with footers in line below contents of different lengths. */
export const InARow = meta.story({
  args: { as: 'li', variant: 'panel', media: undefined },
  render: (args) => (
    <Grid as="ul" columns={{ base: 1, sm: 2 }}>
      <Card {...args} />
      <Card {...args}>
        <Text>A new chain.</Text>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    if (first!.left !== second!.left) await expect(first!.top).toBe(second!.top);
  },
});
