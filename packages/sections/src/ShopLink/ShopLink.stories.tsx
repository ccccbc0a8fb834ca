import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ShopLink } from './ShopLink.js';

const meta = preview.meta({
  title: 'Sections/Shop/ShopLink',
  component: ShopLink,
  parameters: { sandbox: {} },
  args: { variant: 'primary' },
  argTypes: { href: { control: false } },
});

const code = (link: string) => ({
  docs: {
    source: { code: `import { ShopLink } from '@vitrine/sections';\n\nexport const Example = () => ${link};` },
  },
});

export const Path = meta.story({
  args: { href: '/sale', children: 'What is reduced' },
  parameters: code('<ShopLink href="/sale" variant="primary">What is reduced</ShopLink>'),
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/sale'),
});

export const Product = meta.story({
  args: { href: { page: 'product', slug: 'floor-pump' }, children: 'Floor pump' },
  parameters: code(
    "<ShopLink href={{ page: 'product', slug: 'floor-pump' }} variant=\"primary\">\n  Floor pump\n</ShopLink>",
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/floor-pump'),
});

/** A link without a look, such as around a picture or a whole tile. */
export const Bare = meta.story({
  args: { href: { page: 'home' }, variant: undefined, children: 'Home' },
  parameters: code("<ShopLink href={{ page: 'home' }}>Home</ShopLink>"),
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/'),
});
