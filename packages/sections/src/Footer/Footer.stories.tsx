import { HStack, Link } from '@vitrine/components';
import { shop } from '@vitrine/site/shop';
import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Footer } from './Footer.js';

const docs = `
Closes every page: the shop's logo, its place and the copyright, above them links of your own. It renders on the server and adds no script, so that it hears no
provider: it takes the settings of the shop as a prop.

**A screen reader announces** a landmark, “content information”, and in it the place as an address.

**Do** put what every page leads to here once, in a \`<nav>\` with a name. **Don't** repeat the whole menu.
`;

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', docs: { description: { component: docs } } },
  args: { shop },
  argTypes: { shop: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('San Mateo, CA, US');
    await expect(footer).toHaveTextContent(String(new Date().getFullYear()));
    await expect(footer).toHaveTextContent('All rights reserved');
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
    const pages = canvas.getByRole('navigation', { name: 'About the shop' });
    const { bottom } = pages.getBoundingClientRect();
    await expect(canvas.getByText('San Mateo, CA, US').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
});

/** A shop that says no more of itself than its name. */
export const NameOnly = meta.story({
  args: { shop: { name: 'Harbour & Mill' }, year: 2026 },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent(/^Harbour & Mill© 2026 Harbour & Mill\. All rights reserved$/);
  },
});
