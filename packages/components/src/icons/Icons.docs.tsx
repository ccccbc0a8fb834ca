import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { HeartIcon, SearchIcon, ShoppingBagIcon } from './icons.js';

export default {
  purpose: 'One set, [Lucide](https://lucide.dev): 20 px with strokes of 1.5 px, from the theme.',
  use: "Use them beside a text, or on a button with a name. Import them by name, and the page loads only those: `import { ShoppingBagIcon } from '@vitrine/components/icons'`.",
  avoid: 'For the mark of the shop, use a `Logo`. For a picture, use an `Image`.',
  behavior: [
    'An icon has no state and no context, so it costs no script on a server-rendered page. For a shape that this set lacks, install the `lucide` package and use `createIcon`, or draw your own in a square of 24:',
    `\`\`\`ts
const TentIcon = createIcon('TentIcon', Tent);
\`\`\``,
  ],
  import: "import { ShoppingBagIcon } from '@vitrine/components/icons';",
  keys: [],
  announced: 'An icon is decoration, and a screen reader skips it. With an `aria-label`, it is an image of that name.',
  dos: [
    {
      text: 'Put text beside it, or an `aria-label` on its button.',
      picture: (
        <Button variant="outline" iconBefore={<HeartIcon />}>
          Save for later
        </Button>
      ),
    },
  ],
  donts: [
    {
      text: 'Mix sets.',
      picture: (
        <HStack gap={3}>
          <SearchIcon />
          <HeartIcon fill="currentColor" />
          <span style={{ fontSize: '1.25rem' }}>🛒</span>
        </HStack>
      ),
    },
  ],
  related: ['IconButton', 'Image', 'Logo'],
  picture: (
    <HStack gap={3}>
      <SearchIcon />
      <HeartIcon />
      <ShoppingBagIcon />
    </HStack>
  ),
} satisfies ComponentDocs;
