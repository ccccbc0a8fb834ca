import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { CollectionLinks } from './CollectionLinks.js';

const docs = `
The collections of the shop, each with a picture and a name as a link to it. It renders on the server; its links are small scripts.

**A screen reader announces** a region with the title as its name, a list, and each link once, by the collection's name.

**Do** leave out collections without a picture, or give all of them one. **Don't** link to the same collection twice on a page.
`;

const meta = preview.meta({
  title: 'Sections/CollectionLinks',
  component: CollectionLinks,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
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
