import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { CollectionLinks } from './CollectionLinks.js';

const meta = preview.meta({
  title: 'Sections/Shop/CollectionLinks',
  component: CollectionLinks,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { title: 'Collections', showTitle: true, collections: [] },
  argTypes: { collections: { control: false } },
  render: (args) => (
    <ReadShop read={(commerce) => commerce.catalog.collections()}>
      {(collections) => <CollectionLinks {...args} collections={collections.filter(({ image }) => image)} />}
    </ReadShop>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bikes' })).toHaveAttribute('href', '/collections/bikes');
  },
});
