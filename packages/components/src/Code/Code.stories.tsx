import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { Code } from './Code.js';

const meta = preview.meta({
  title: 'Typography/Code',
  component: Code,
  args: { children: 'SPRING10' },
});

export const Default = meta.story({
  render: (args) => (
    <Text>
      Type <Code {...args} /> in the cart.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SPRING10').localName).toBe('code');
  },
});

/** A long line scrolls, with the keyboard too. */
export const Block = meta.story({
  args: {
    isBlock: true,
    'aria-label': 'Request',
    children:
      "fetch('https://shop.example/api/products?collection=bikes&sort=newest&page=2')\n  .then((response) => response.json());",
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Code {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const block = canvas.getByRole('region', { name: 'Request' });
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
    await expect(block.getBoundingClientRect().width).toBe(256);
    await userEvent.tab();
    await expect(block).toHaveFocus();
  },
});

/** In a page from right to left, code begins at the left. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { isBlock: true, 'aria-label': 'Command', children: 'npm start' },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region').getBoundingClientRect();
    const code = canvas.getByText('npm start').getBoundingClientRect();
    await expect(code.left - block.left).toBeLessThan(32);
  },
});
