import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = preview.meta({
  title: 'Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'reduced from' },
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      $48.00 <VisuallyHidden {...args} /> <s>$60.00</s>
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('reduced from');
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    // It is still there for screen readers, and on the line, so it does not lengthen the page.
    await expect(getComputedStyle(hidden).display).not.toBe('none');
    await expect(hidden).not.toHaveAttribute('aria-hidden');
    await expect(canvas.getByText(/\$48/)).toHaveTextContent('$48.00 reduced from $60.00');
  },
});

/** A heading for the outline of the page, if the design needs no visible one. For a heading alone, `Heading` has `isHidden`. */
export const AsAHeading = meta.story({
  args: { as: 'h2', children: 'Filters' },
  render: (args) => (
    <section>
      <VisuallyHidden {...args} />
      <Text>Colour, size and price</Text>
    </section>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Filters' });
    await expect(heading.getBoundingClientRect().width).toBe(1);
  },
});
