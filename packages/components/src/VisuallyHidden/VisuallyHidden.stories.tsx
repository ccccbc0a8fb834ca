import preview from '@vitrine/storybook/preview';
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
    await expect(getComputedStyle(hidden).display).not.toBe('none');
  },
});
