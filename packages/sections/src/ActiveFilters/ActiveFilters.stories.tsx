import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.js';

const docs = `
The active filters of a product list, as links that remove one filter, or all. \`ProductList\` shows it above its products.

**A screen reader announces** the list “Chosen filters”, each link as “Remove Size: M”, and “Clear all”.

**Do** give it the facets of the listing, which have the names of the values. **Don't** hide it if nothing matches: it is the way back.
`;

const args: ActiveFiltersProps = {
  path: '/collections/clothing',
  currencyCode: 'USD',
  view: {
    filters: { available: true, price: { min: '10', max: '49.90' }, options: [{ name: 'Size', values: ['M'] }] },
  },
  facets: [{ kind: 'availability', name: 'Availability', values: [{ value: 'true', text: 'In stock' }] }],
};

const meta = preview.meta({
  title: 'Sections/ActiveFilters',
  component: ActiveFilters,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove In stock' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove $10 to $49.90' })).toHaveAttribute(
      'href',
      '/collections/clothing?availability=true&option.Size=M',
    );
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/collections/clothing');
  },
});
