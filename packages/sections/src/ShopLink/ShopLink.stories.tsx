import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ShopLink } from './ShopLink.js';

const docs = `
A link within the shop. It uses the framework's link from \`ShopProvider\`, so that it navigates without a full page load. It takes a path,
or the name of a page, whose path the shop's settings define. It runs in the browser, and server components can render it.

| Key | Action |
| --- | --- |
| Tab, Shift + Tab | to the link |
| Enter | follows it |

**A screen reader announces** its text and “link”.

**Do** name the pages that sections lead to as well, the start page, products and collections: their paths are then only in the settings of
the shop. You can also pass it to a component as \`linkAs\`. **Don't** use it for links out of the shop: use \`Link\`.
`;

const meta = preview.meta({
  title: 'Sections/ShopLink',
  component: ShopLink,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
  args: { variant: 'primary' },
  argTypes: { href: { control: false } },
});

const code = (text: string) => ({ docs: { source: { code: text } } });

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
