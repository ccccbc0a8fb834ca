import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Text } from '../Text/Text.js';
import { VStack } from './VStack.js';

const meta = preview.meta({
  title: 'Layout/VStack',
  component: VStack,
  args: {
    children: [<Text key="1">Free shipping + returns</Text>, <Text key="2">Extended warranty</Text>],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const above = canvas.getByText('Free shipping + returns').getBoundingClientRect();
    const below = canvas.getByText('Extended warranty').getBoundingClientRect();
    await expect(below.top - above.bottom).toBe(16);
    await expect(below.width).toBe(above.width);
  },
});

export const Wide = meta.story({
  args: { gap: 12 },
  play: async ({ canvas }) => {
    const above = canvas.getByText('Free shipping + returns').getBoundingClientRect();
    const below = canvas.getByText('Extended warranty').getBoundingClientRect();
    await expect(below.top - above.bottom).toBe(48);
  },
});

export const Aligned = meta.story({
  render: (args) => (
    <VStack gap={8}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <VStack {...args} key={align} align={align}>
          <Button variant="outline">{align}</Button>
        </VStack>
      ))}
    </VStack>
  ),
});

export const AsAList = meta.story({
  args: {
    as: 'ul',
    children: [<li key="1">Free shipping + returns</li>, <li key="2">Extended warranty</li>],
  },
  play: async ({ canvas }) => {
    // Said outright: Safari needs it.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
