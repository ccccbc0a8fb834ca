import preview from '@vitrine/storybook/preview';
import { ArrowRightIcon } from '../icons/icons.js';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { ButtonLink } from './ButtonLink.js';

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
      {(['primary', 'solid', 'secondary', 'outline', 'ghost', 'link', 'unstyled'] as const).map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </HStack>
  ),
});

export const Small = meta.story({ args: { size: 'sm', variant: 'outline' } });

export const FullWidthWithIcon = meta.story({ args: { isFullWidth: true, iconAfter: <ArrowRightIcon /> } });
