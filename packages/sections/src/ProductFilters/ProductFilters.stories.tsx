import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductFilters, type ProductFiltersProps } from './ProductFilters.js';

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
    {
      kind: 'option',
      name: 'Color',
      values: [
        { value: 'Ochre', text: 'Ochre', count: 3, swatch: { colors: ['#c9952f'] } },
        { value: 'Bone and clay', text: 'Bone and clay', count: 2, swatch: { colors: ['#e8e0d0', '#b5694a'] } },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Product/ProductFilters',
  component: ProductFilters,
  parameters: { sandbox: {} },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Size' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'M (7)' })).toBeChecked();
    await expect(canvas.getByRole('spinbutton', { name: 'To $' })).toBeVisible();
    // No product has this size.
    await expect(canvas.queryByRole('checkbox', { name: /XXL/ })).toBeNull();
  },
});
