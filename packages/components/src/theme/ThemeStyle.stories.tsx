import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ThemeStyle } from './ThemeStyle.js';

const meta = preview.meta({
  title: 'Setup/ThemeStyle',
  component: ThemeStyle,
  args: { brand: { radius: { md: '12px' } } },
  argTypes: { brand: { control: false } },
  // In a page of its own, since the tokens apply to the whole page.
  parameters: { screen: { height: 120 } },
  render: (args) => (
    <>
      <ThemeStyle {...args} />
      <Button>Add to cart</Button>
    </>
  ),
});

/** The brand has rounder corners. */
export const Rounder = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    const page = getComputedStyle(document.documentElement);
    await expect(page.getPropertyValue('--vt-radius-md').trim()).toBe('12px');
  },
});
