import preview from '@vitrine/storybook/preview';
import { UserRoundIcon } from '../icons/icons.js';
import type { AnchorHTMLAttributes } from 'react';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Link } from './Link.js';

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
      {(['primary', 'secondary', 'default', 'outline'] as const).map((variant) => (
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
  },
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      Every frame is brazed by hand in San Mateo. <Link {...args}>See how we work</Link>, or come and visit.
    </Text>
  ),
});

export const External = meta.story({
  args: { isExternal: true, children: 'Our suppliers', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our suppliers (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const navigate = fn();

/** Stands for the link of a framework, which moves without a full load. */
function RouterLink({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {rest.children}
    </a>
  );
}

export const OfAFramework = meta.story({
  args: { as: RouterLink, href: '/collections/bikes', onClick: fn() },
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/collections/bikes');
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
