import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductFilters, type ProductFiltersProps } from './ProductFilters.js';

const docs = `
The filters of a product list: a form that the browser can send itself, and that takes effect at once if scripts run. \`ProductList\` shows
it beside its products, on narrow screens in a drawer. Use it alone for a list of another shape.

**A screen reader announces** the form “Filter”, in it a title for each facet that opens and closes it, and below that a group of
checkboxes, each with the number of products that it leaves.

**Do** give it the facets of the listing that shows. **Don't** show facets that the platform does not filter by: it would refuse them.
`;

const args: ProductFiltersProps = {
  path: '/collections/clothing',
  view: { filters: { options: [{ name: 'Size', values: ['M'] }] } },
  facets: [
    { kind: 'availability', name: 'Availability', values: [{ value: 'true', text: 'In stock', count: 9 }] },
    { kind: 'price', name: 'Price', values: [], range: { min: '0', max: '240' } },
    {
      kind: 'option',
      name: 'Size',
      values: [
        { value: 'S', text: 'S', count: 4 },
        { value: 'M', text: 'M', count: 7 },
        { value: 'XXL', text: 'XXL', count: 0 },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/ProductFilters',
  component: ProductFilters,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Size' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'M (7)' })).toBeChecked();
    // No product has this size.
    await expect(canvas.queryByRole('checkbox', { name: /XXL/ })).toBeNull();
  },
});
