import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Creates an icon from its shapes.',
  use: 'Use it for an icon that the set of `Icons` lacks: with a shape of the `lucide` package, or with your own in a square of 24.',
  avoid: 'For the mark of the shop, use a `Logo`. For a picture in several colours, use an `Image`.',
  behavior: [
    'It takes a name, which developer tools show, and the list of shapes: each is the name of an SVG element and its attributes. The icon has the colour of the text around it.',
    'The icon takes a `size`, in px or as a CSS length, and all attributes of `<svg>`. It has no hooks and no context, so it adds no script to a server-rendered page.',
  ],
  keys: [],
  announced: 'An icon is decoration, and a screen reader skips it. With an `aria-label`, it is an image of that name.',
  dos: [{ text: 'Create it once, outside of your components.' }],
  donts: [{ text: 'Use attributes with a hyphen in a shape: React has other names for them.' }],
  related: ['Icons', 'IconButton', 'Logo'],
} satisfies ComponentDocs;
