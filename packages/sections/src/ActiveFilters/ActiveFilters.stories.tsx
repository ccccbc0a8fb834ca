import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.js';

const args: ActiveFiltersProps = {
  path: '/collections/clothing',
  currencyCode: 'USD',
  view: {
    filters: { available: true, price: { min: '10', max: '49.90' }, options: [{ name: 'Size', values: ['M'] }] },
  },
  facets: [{ kind: 'availability', name: 'Availability', values: [{ value: 'true', text: 'In stock' }] }],
};

const meta = preview.meta({
  title: 'Sections/Product/ActiveFilters',
  component: ActiveFilters,
  parameters: { sandbox: {} },
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
