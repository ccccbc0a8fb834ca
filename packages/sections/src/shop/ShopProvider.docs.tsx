import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: "Provides the shop for the sections below it, and has the shopper's cart.",
  use: 'Use it once, around the page.',
  avoid:
    'Server components cannot read a provider: `Footer` takes `shop` as a prop, and all take `locale` and `messages`. Keep the texts in one object.',
  behavior: [
    'It runs in the browser; its children may render on the server.',
    '`shop` has all settings of your shop:',
    `| Setting | What it is | Default |
| --- | --- | --- |
| \`name\` | used in the name of the link to the start page and in the copyright | none; must be given |
| \`logo\` | an element | the name, in a \`Logo\` |
| \`location\` | the address of the shop, in the footer | none |
| \`sellingPoints\` | the selling points, on every product's page | none |
| \`delivery\` | information about delivery and returns, in paragraphs, on every product's page | none |
| \`paths\` | \`home\`, \`product\` and \`collection\`; \`{slug}\` is replaced | \`/\`, \`/products/{slug}\`, \`/collections/{slug}\` |`,
    '`useShop()` returns these values to components of your own. A section without a provider throws an error that names it.',
  ],
  keys: [],
  announced: 'It renders only its content, which a screen reader announces.',
  dos: [
    {
      text: 'Make `commerce` and `shop` once, outside of components: another `commerce` is another shop, with another cart.',
    },
  ],
  donts: [{ text: 'Render a provider for each section: each would have its own cart.' }],
  related: ['CustomerProvider', 'LinkProvider', 'useCart'],
  code: `'use client';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { CartDrawer, ShopProvider, type ShopSettings } from '@vitrine/sections';
import { useState } from 'react';

const shop: ShopSettings = { name: 'Harbour & Mill', sellingPoints: ['Sent within a day'] };

// \`platform\` and \`capabilities\` come from the server's \`createCommerce\`; the layout passes them.
export function Providers({ platform, capabilities, children }) {
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  return (
    <ShopProvider commerce={commerce} shop={shop} linkAs={FrameworkLink} navigate={navigate} locale="en-GB">
      {children}
      <CartDrawer />
    </ShopProvider>
  );
}`,
} satisfies ComponentDocs;
