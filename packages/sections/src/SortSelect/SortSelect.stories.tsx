import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { SortSelect, type SortSelectProps } from './SortSelect.js';

const docs = `
The sorting of a product list: the browser's own select, in a form that the browser can send itself, and that takes effect at once if
scripts run. \`ProductList\` shows it above its products.

**A screen reader announces** the select “Sort by” and the chosen order.

**Do** give it the orders of \`listingOffer\`: those that the platform supports, the default first. **Don't** leave out \`view\`: its
filters would be lost.
`;

const args: SortSelectProps = {
  path: '/collections/bikes',
  view: { sort: 'newest', filters: { brands: ['Skerry'] } },
  sorts: ['featured', 'best-selling', 'newest', 'price-ascending', 'price-descending'],
};

const meta = preview.meta({
  title: 'Sections/SortSelect',
  component: SortSelect,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
});
