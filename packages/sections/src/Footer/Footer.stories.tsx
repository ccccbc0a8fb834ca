import { HStack, Link } from '@vitrine/components';
import { shop } from '@vitrine/site/shop';
import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Footer } from './Footer.js';

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
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

export const WithLinks = meta.story({
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
