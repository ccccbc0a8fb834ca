import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { FrameworkLink } from '../testing/navigation.js';
import { VStack } from '../VStack/VStack.js';
import { LinkProvider } from './LinkProvider.js';

const docs = `
Sets the framework's link component for a whole page, so that links navigate within the shop without a full page load. Every component with
links uses it: \`Link\`, \`ButtonLink\`, \`Breadcrumb\`, \`Pagination\`, \`Menu\`, \`HorizontalMenu\` and \`HamburgerMenu\`.

**A screen reader announces** links as without it.

**Do** give a link that takes \`href\`, as Next's; for one that takes \`to\`, write an adapter: \`({ href, ...props }) => <Link to={href}
{...props} />\`. **Do** give \`linkAs\` to the component itself in server components, which cannot read a provider. **Don't** define the
adapter within a component: each render would create another link component.
`;

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
  parameters: { docs: { description: { component: docs } } },
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
