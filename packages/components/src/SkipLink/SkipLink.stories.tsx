import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Link } from '../Link/Link.js';
import { Text } from '../Text/Text.js';
import { SkipLink } from './SkipLink.js';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#story-content' },
  parameters: {
    checks: { behindBars: 'It is over the page only while it has the focus' },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <HStack as="nav" aria-label="Shop" gap={6}>
        <Link href="/bikes">Bikes</Link>
        <Link href="/tools">Tools</Link>
      </HStack>
      <main id="story-content" tabIndex={-1}>
        <Text>Content</Text>
      </main>
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { width, height, left } = link.getBoundingClientRect();
    await expect(width).toBeGreaterThan(100);
    await expect(height).toBeGreaterThanOrEqual(48);
    await expect(left).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(link.getBoundingClientRect().width).toBe(1);
    await expect(link).toHaveAttribute('href', '#story-content');
  },
});

export const Focused = meta.story({
  args: { children: 'Skip to results' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(8);
  },
});
