import type { StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { bicycle, kettle, pump } from '@vitrine/story-kit/samples';
import { expect, waitFor } from 'storybook/test';
import { SearchPopover } from './SearchPopover.js';

const meta = preview.meta({
  title: 'Sections/Search/SearchPopover',
  component: SearchPopover,
  args: {
    pages: [
      { label: 'Bikes', href: '/collections/bikes', group: 'Collections', picture: bicycle },
      { label: 'Tools', href: '/collections/tools', group: 'Collections', picture: pump },
      { label: 'Kitchen', href: '/collections/kitchen', group: 'Collections', picture: kettle },
      { label: 'Skerry', href: '/brands/skerry', group: 'Brands' },
    ],
  },
  parameters: { sandbox: {}, screen: { height: 560, opens: 'Search' } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    const button = await canvas.findByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const input = await canvas.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const send = canvas.getAllByRole('button', { name: 'Search' }).find((found) => found !== button)!;
    const panel = canvas.getByRole('group', { name: 'Search' });
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(panel.getBoundingClientRect().right);
    await userEvent.keyboard('{Escape}');
    // The same element as before the press: a screen reader loses its place if the focused element is removed.
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('kettle');
    await canvas.findByRole('option', { name: /^Enamel Kettle/ });
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=kettle');
    await waitFor(() => expect(canvas.queryByRole('combobox')).not.toBeInTheDocument());
    // A program that presses it for a person focuses nothing before.
    (document.activeElement as HTMLElement).blur();
    button.click();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    button.click();
    await waitFor(() => expect(button).toHaveFocus());
  },
});
