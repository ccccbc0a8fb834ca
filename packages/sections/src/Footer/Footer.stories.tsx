import { HStack, Link } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { Footer } from './Footer.js';

const docs = `
The end of every page: links into the shop in columns, then the logo, the address and the copyright. It renders on the server, where it
cannot read a provider, so it takes the shop's settings as a prop. If \`ShopProvider\` has a \`consent\`, a button reopens that choice.

On a page that is shorter than the screen, it is at the screen's end if the page's body is a column: \`display: flex; flex-direction:
column; min-block-size: 100svh\`, with \`flex: 1 0 auto\` for \`main\`.

**A screen reader announces** a landmark, “content information”, with the navigation “More pages”, a list for each heading, and the place as
an address.

**Do** put here the links that every page needs. **Don't** repeat the whole menu.
`;

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
  args: { shop },
  argTypes: { shop: { control: false }, groups: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    await expect(within(footer).getByText('Northlane')).toBeVisible();
    await expect(footer).toHaveTextContent('San Mateo, CA, US');
    await expect(footer).toHaveTextContent(String(new Date().getFullYear()));
    await expect(footer).toHaveTextContent('All rights reserved');
  },
});

/** With links into the shop. */
export const WithGroups = meta.story({
  args: { groups: footer },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'More pages' }));
    const help = within(pages.getByRole('list', { name: 'Help' }));
    await expect(help.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await expect(pages.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/collections/kitchen');
    await expect(pages.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/account/orders');
  },
});

const linksUsage = `
<Footer shop={shop}>
  <HStack as="nav" aria-label="About the shop" gap={6} wrap>
    <Link href="/about" variant="secondary">About</Link>
    <Link href="/contact" variant="secondary">Contact</Link>
  </HStack>
</Footer>
`.trim();

export const WithLinks = meta.story({
  parameters: { docs: { source: { code: linksUsage } } },
  args: {
    children: (
      <HStack as="nav" aria-label="About the shop" gap={6} wrap>
        <Link href="/about" variant="secondary">
          About
        </Link>
        <Link href="/contact" variant="secondary">
          Contact
        </Link>
      </HStack>
    ),
  },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: 'About the shop' });
    const { bottom } = pages.getBoundingClientRect();
    await expect(canvas.getByText('San Mateo, CA, US').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
});

/** A shop with nothing but a name. */
export const NameOnly = meta.story({
  args: { shop: { name: 'Harbour & Mill' }, year: 2026 },
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    await expect(footer).toHaveTextContent(/^Harbour & Mill© 2026 Harbour & Mill\. All rights reserved$/);
  },
});
