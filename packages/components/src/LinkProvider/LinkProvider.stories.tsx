import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { FrameworkLink } from '../testing/navigation.js';
import { VStack } from '../VStack/VStack.js';
import { LinkProvider } from './LinkProvider.js';

const meta = preview.meta({
  title: 'Setup/LinkProvider',
  component: LinkProvider,
  args: {
    linkAs: FrameworkLink,
    children: (
      <VStack align="start">
        <Breadcrumb
          items={[
            { label: 'Shop', url: '/' },
            { label: 'Bikes', url: '/collections/bikes' },
          ]}
        />
        <ButtonLink href="/checkout">Checkout</ButtonLink>
      </VStack>
    ),
  },
  argTypes: { linkAs: { control: false }, children: { control: false } },
});

/** The links are the framework's, which navigate without a page load. */
export const OfAFramework = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Checkout' });
    await expect(link).toHaveAttribute('href', '/checkout');
    const page = window.location.href;
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole('link', { name: 'Bikes' }));
    await expect(window.location.href).toBe(page);
  },
});
