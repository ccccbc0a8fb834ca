import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { ArrowRightIcon } from '../icons/icons.js';
import { FrameworkLink } from '../testing/navigation.js';
import { looksOf } from '../testing/looks.js';
import { ButtonLink } from './ButtonLink.js';

const variants = ['primary', 'solid', 'danger', 'secondary', 'outline', 'ghost', 'link', 'unstyled'] as const;

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Checkout', href: '#checkout' },
});

export const Primary = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Checkout' });
    await expect(link).toHaveAttribute('href', '#checkout');
    await expect(link.getBoundingClientRect().height).toBe(48);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <HStack wrap gap={4}>
      {variants.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('link').map(looksOf);
    await expect(new Set(looks).size).toBe(variants.length);
  },
});

export const Small = meta.story({ args: { size: 'sm', variant: 'outline' } });

export const FullWidthWithIcon = meta.story({
  args: { isFullWidth: true, iconAfter: <ArrowRightIcon /> },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Checkout' });
    await expect(link.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
  },
});

/** With a framework's link, it navigates without a full page load. */
export const OfAFramework = meta.story({
  tags: ['proof'],
  args: { as: FrameworkLink, href: '/checkout', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Checkout' });
    await expect(link).toHaveAttribute('href', '/checkout');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const LongText = meta.story({
  args: { children: 'Continue to the payment of your order and its delivery to San Mateo' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <ButtonLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(16 * 16);
  },
});
