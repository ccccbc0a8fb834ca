import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { swatches } from '@vitrine/story-kit/samples';
import { Badge } from '../Badge/Badge.js';
import { HStack } from './HStack.js';

export default {
  purpose: 'Children side by side in reading direction, centred on one line, with even space between them.',
  use: 'Use it for a few elements that belong in one row, such as two buttons.',
  avoid: 'For columns of equal width, use a `Grid`. For elements one below the other, use a `VStack`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'A screen reader announces its content; with `as="ul"`, a list and the number of its items.',
  dos: [
    {
      text: 'Set `wrap` if its children may be wider than a phone.',
      picture: (
        <HStack wrap gap={2} style={{ inlineSize: '11rem' }}>
          {['Road', 'Touring', 'Folding'].map((kind) => (
            <Badge key={kind} badgeContent={kind} variant="subtle" />
          ))}
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Change the visual order of children: Tab follows the order of the document.',
      picture: (
        <HStack gap={2}>
          <Badge badgeContent="Second" variant="subtle" style={{ order: 2 }} />
          <Badge badgeContent="First" variant="subtle" style={{ order: 3 }} />
          <Badge badgeContent="Third" variant="subtle" style={{ order: 1 }} />
        </HStack>
      ),
    },
  ],
  related: ['Grid', 'VStack'],
  picture: <HStack gap={2}>{swatches}</HStack>,
} satisfies ComponentDocs;
