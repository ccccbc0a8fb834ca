import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { VStack } from '../VStack/VStack.js';
import { Logo } from './Logo.js';

const mark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="12" cy="12" r="10" />
    <path d="M7 17 11 6h2l4 11M12 10v2M12 15v2" />
  </svg>
);

const meta = preview.meta({
  title: 'Media/Logo',
  component: Logo,
  args: { name: 'Northlane', mark },
  argTypes: { mark: { control: false } },
});

export const Default = meta.story({
  render: (args) => (
    <Link href="/" variant="iconWrapper">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Northlane' })).toBeVisible();
  },
});

export const Wordmark = meta.story({ args: { mark: undefined } });

export const MarkOnly = meta.story({
  args: { isMarkOnly: true },
  render: (args) => (
    <Link href="/" variant="iconWrapper">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Northlane' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(80);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <VStack align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </VStack>
  ),
});

export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' } });
