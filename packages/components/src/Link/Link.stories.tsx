import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { UserRoundIcon } from '../icons/icons.js';
import { FrameworkLink } from '../testing/navigation.js';
import { looksOf } from '../testing/looks.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Link } from './Link.js';

const variants = ['primary', 'secondary', 'default', 'outline', 'iconWrapper'] as const;

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  args: { children: 'Continue shopping', href: '#shop' },
});

export const Primary = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Continue shopping' });
    await expect(link).toHaveAttribute('href', '#shop');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <VStack align="start">
      {variants.slice(0, -1).map((variant) => (
        <Link key={variant} {...args} variant={variant}>
          {variant}
        </Link>
      ))}
      <Link {...args} variant="iconWrapper" aria-label="Your account">
        <UserRoundIcon />
      </Link>
    </VStack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvas.getByRole('link', { name: 'Your account' }).getBoundingClientRect().width).toBe(48);
    await expect(new Set(canvas.getAllByRole('link').map(looksOf)).size).toBe(variants.length);
  },
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      Every frame is brazed by hand in San Mateo. <Link {...args}>See how we work</Link>, or come and visit.
    </Text>
  ),
  play: async ({ canvas }) => {
    // Colour alone must not mark the link.
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
});

export const External = meta.story({
  args: { isExternal: true, children: 'Our suppliers', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our suppliers (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** A framework's link: it navigates without a full page load. */
export const OfAFramework = meta.story({
  tags: ['proof'],
  args: { as: FrameworkLink, href: '/collections/bikes', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/collections/bikes');
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Current = meta.story({
  render: (args) => (
    <HStack as="nav" aria-label="Shop" gap={6}>
      <Link {...args} variant="default" aria-current="page">
        Bikes
      </Link>
      <Link {...args} variant="default">
        Tools
      </Link>
    </HStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Bikes');
  },
});
