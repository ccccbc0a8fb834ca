import type { StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
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

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.round);
};

/** The slider comes with the first sign of use. It and the two fields show the same prices, and a thumb that was dropped takes effect at once. */
export const PriceByTrack = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { navigate } = loaded.shop as StoryShop;
    const path = '/collections/clothing';
    const from = canvas.getByRole('spinbutton', { name: 'From $' });
    const place = canvas.getByRole('group', { name: 'Price' }).firstElementChild!;
    const drawn = [...place.querySelectorAll('circle')].map(middle);
    await userEvent.tab();
    await userEvent.tab();
    const most = await canvas.findByRole('slider', { name: 'Maximum Price range' });
    const least = canvas.getByRole('slider', { name: 'Minimum Price range' });
    const to = canvas.getByRole('spinbutton', { name: 'To $' });
    // The drawing had the thumbs at the same places.
    await expect(drawn).toEqual([least, most].map((thumb) => middle(thumb.parentElement!)));
    most.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(most).toHaveAttribute('aria-valuetext', '$215');
    await expect(to).toHaveValue(215);
    await expect(from).toHaveValue(null);
    await expect(navigate).toHaveBeenLastCalledWith(`${path}?price-max=215&option.Size=M`, { scroll: false });
    await expect(most).toHaveFocus();
    // At its end there is no limit.
    await userEvent.keyboard('{End}');
    await expect(to).toHaveValue(null);
    await expect(most).toHaveValue('240');

    // An amount between two steps stays while the other thumb moves.
    await userEvent.type(from, '99.5');
    await waitFor(() => expect(least).toHaveValue('100'));
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith(`${path}?price-min=99.5&option.Size=M`, { scroll: false });
    most.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(navigate).toHaveBeenLastCalledWith(`${path}?price-min=99.5&price-max=235&option.Size=M`, {
      scroll: false,
    });
  },
});
