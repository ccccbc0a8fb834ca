import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Rating } from './Rating.js';

const meta = preview.meta({
  title: 'Feedback/Rating',
  component: Rating,
  args: { value: 4.5 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 of 5' })).toBeVisible();
  },
});

export const Values = meta.story({
  render: (args) => (
    <VStack gap={2}>
      {[0, 1, 3.25, 4.96, 5].map((value) => (
        <Rating key={value} {...args} value={value} showsValue />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
    await expect(names).toEqual(['0 of 5', '1 of 5', '3.3 of 5', '5 of 5', '5 of 5']);
    await expect(canvas.getByText('3.3')).toBeVisible();
  },
});

export const OwnText = meta.story({
  args: { 'aria-label': '4.5 of 5, by 12 people', showsValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 of 5, by 12 people' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <VStack gap={2}>
      <Rating {...args} size="sm" />
      <Rating {...args} maxValue={10} />
    </VStack>
  ),
});

/** Values are limited to the number of stars. */
export const Bounds = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack gap={2}>
      <Rating {...args} value={-2} />
      <Rating {...args} value={9} />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
    await expect(names).toEqual(['0 of 5', '5 of 5']);
  },
});

export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' }, args: { locale: 'ar-EG' } });
