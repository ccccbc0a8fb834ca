import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Label } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { Link } from '../Link/Link.js';
import { Logo } from './Logo.js';

export default {
  purpose: "The shop's logo: a mark, its name in the heading type, or both.",
  use: 'Use it in the header and in the footer of every page.',
  avoid: 'For other pictures, use an `Image`. For other marks, use an icon from `Icons`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'A screen reader announces the name once, in any form.',
  dos: [
    {
      text: 'Put it into the link to the start page.',
      picture: (
        <Link href="#" variant="default">
          <Logo name="Northlane" />
        </Link>
      ),
    },
  ],
  donts: [
    {
      text: 'Give the mark a text of its own.',
      picture: (
        <HStack gap={2}>
          <Logo name="Northlane" />
          <Label>“Logo, Northlane”</Label>
        </HStack>
      ),
    },
  ],
  related: ['Image', 'Icons'],
  picture: <Logo name="Northlane" />,
} satisfies ComponentDocs;
