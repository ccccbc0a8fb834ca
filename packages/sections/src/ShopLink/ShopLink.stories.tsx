import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ShopLink } from './ShopLink.js';

const meta = preview.meta({
  title: 'Sections/Shop/ShopLink',
  component: ShopLink,
  parameters: { sandbox: {} },
  argTypes: { href: { control: false } },
});

const code = (link: string) => ({
  docs: {
    source: { code: `import { ShopLink } from '@vitrine/sections';\n\nexport const Example = () => ${link};` },
  },
});

export const Path = meta.story({
  args: { href: '/sale', children: 'What is reduced' },
  parameters: code('<ShopLink href="/sale">What is reduced</ShopLink>'),
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/sale'),
});

export const Product = meta.story({
  args: { href: { page: 'product', slug: 'floor-pump' }, children: 'Floor pump' },
  parameters: code("<ShopLink href={{ page: 'product', slug: 'floor-pump' }}>Floor pump</ShopLink>"),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/products/floor-pump');
    await expect(link).toHaveAttribute('data-variant', 'primary');
  },
});

/** A link without a look, such as around a picture or a whole tile. */
export const Bare = meta.story({
  args: { href: { page: 'home' }, variant: 'none', children: 'Home' },
  parameters: code('<ShopLink href={{ page: \'home\' }} variant="none">\n  Home\n</ShopLink>'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).not.toHaveAttribute('class');
  },
});
