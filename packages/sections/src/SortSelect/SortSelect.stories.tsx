import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { SortSelect, type SortSelectProps } from './SortSelect.js';

const args: SortSelectProps = {
  path: '/collections/bikes',
  view: { sort: 'newest', filters: { brands: ['Skerry'] } },
  sorts: ['featured', 'best-selling', 'newest', 'price-ascending', 'price-descending'],
};

const meta = preview.meta({
  title: 'Sections/Product/SortSelect',
  component: SortSelect,
  parameters: { sandbox: {} },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
});
