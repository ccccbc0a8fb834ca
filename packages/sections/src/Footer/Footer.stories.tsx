import { HStack, Link } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { Footer } from './Footer.js';

const meta = preview.meta({
  title: 'Sections/Shop/Footer',
  component: Footer,
  parameters: { sandbox: {}, layout: 'fullscreen' },
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
