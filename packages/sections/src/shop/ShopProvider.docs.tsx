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
| \`sellingPoints\` | the selling points, on products' pages: a \`default\` list, and lists \`byType\` or \`byCollection\` | none |
| \`goesWith\` | whether the cart offers up to two of the platform's recommendations | \`false\` |
| \`delivery\` | information about delivery and returns, in paragraphs, on every product's page | none |
| \`deliveryLinks\` | links below it, such as to the whole policies | none |
| \`freeDelivery\` | the sums from which delivery is free, one for each currency; the cart shows the missing amount | none |
| \`dispatch\` | the day on which an order leaves the shop: place, time zone, cut-off hour, working days and days off; on product pages and in the cart | none |
| \`paths\` | \`home\`, \`product\` and \`collection\`; \`{slug}\` is replaced | \`/\`, \`/products/{slug}\`, \`/collections/{slug}\` |`,
    '`messages` has the texts of sections and components. Arabic, French, German, Japanese and Spanish come ready: `import { messages } from "@vitrine/sections/messages/de"`.',
    '`loadModelViewer` loads your own viewer of 3D models, after a press on the poster of one. It gets the model as `item`, its `name`, and `close` and `onFailure`: `() => import("./Viewer").then(({ Viewer }) => Viewer)`.',
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
} satisfies ComponentDocs;
