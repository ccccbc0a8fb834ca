import { Text } from '@vitrine/components';
import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Feature } from './Feature.js';

const meta = preview.meta({
  title: 'Sections/Shop/Feature',
  component: Feature,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { title: 'Made to be mended' },
  argTypes: { image: { control: false }, action: { control: false }, children: { control: false } },
});

export const Opening = meta.story({
  args: {
    variant: 'opening',
    title: 'Bicycles made to be mended',
    children: (
      <Text size="lg">
        Steel frames, parts that come off with ordinary tools, and spares for as long as we are here.
      </Text>
    ),
    action: { label: 'See the bikes', href: { page: 'collection', slug: 'bikes' } },
    aspectRatio: '8 / 5',
    keep: 'end',
  },
  render: (args) => (
    <ReadShop read={({ catalog }) => catalog.collection('bikes')}>
      {(bikes) => <Feature {...args} image={bikes.image} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const action = canvas.getByRole('link', { name: 'See the bikes' });
    await expect(action).toHaveAttribute('href', '/collections/bikes');
    const picture = canvas.getByRole('region').lastElementChild!.getBoundingClientRect();
    const words = action.parentElement!.getBoundingClientRect();
    await expect(words.right <= picture.left || words.bottom <= picture.top).toBe(true);
  },
});

export const Story = meta.story({
  args: {
    kicker: 'The workshop',
    isReversed: true,
    children: (
      <>
        <Text>Everything on these pages has been ridden, cooked with or worn by the people who pack it.</Text>
        <Text>If something breaks, send it back. We mend it and return it.</Text>
      </>
    ),
    action: { label: 'About us', href: '/about' },
  },
  render: (args) => (
    <ReadShop read={({ catalog }) => catalog.collection('tools')}>
      {(tools) => <Feature {...args} image={tools.image} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Made to be mended' })).toBeVisible();
  },
});

export const WordsOnly = meta.story({
  args: { children: <Text>If something breaks, send it back. We mend it and return it.</Text> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Made to be mended' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
