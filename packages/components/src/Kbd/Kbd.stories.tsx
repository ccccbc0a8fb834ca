import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { Kbd } from './Kbd.js';

const meta = preview.meta({
  title: 'Typography/Kbd',
  component: Kbd,
  args: { children: 'Esc' },
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to close, and <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> to search.
    </Text>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const keys = ['Esc', 'Ctrl', 'K'].map((key) => canvas.getByText(key));
    await expect(keys.map((key) => key.localName)).toEqual(['kbd', 'kbd', 'kbd']);
    // A key with a short name is as wide as it is tall.
    const { width, height } = keys[2]!.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(4);
  },
});
