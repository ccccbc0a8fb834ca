import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { VStack } from '@vitrine/components';
import { bicycle, pump } from '@vitrine/story-kit/samples';
import { Feature } from './Feature.js';

export default {
  purpose: 'A picture with a few words and one link beside it.',
  use: "Use it for the opening of a page, a featured product, or the maker's story.",
  avoid: 'For a wide picture with a title alone, use a `Banner`.',
  behavior: ['The words never cover the picture. It renders on the server.'],
  keys: [],
  announced:
    'A screen reader announces a region with the title as its name, the picture by its alternative text, and the link.',
  dos: [
    {
      text: 'Give it one action.',
      picture: <Feature title="Made to last" image={{ src: bicycle }} action={{ label: 'See the bikes', href: '#' }} />,
    },
  ],
  donts: [
    {
      text: "Open a page with more than one `'opening'`: its title is the page's only main heading.",
      picture: (
        <VStack gap={4}>
          <Feature variant="opening" title="Made to last" image={{ src: bicycle }} />
          <Feature variant="opening" title="And to be mended" image={{ src: pump }} />
        </VStack>
      ),
    },
  ],
  related: ['Banner'],
  picture: (
    <Feature title="Made to last" kicker="Bikes" image={{ src: bicycle }} action={{ label: 'See them', href: '#' }} />
  ),
} satisfies ComponentDocs;
