import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicyclePicture } from '@vitrine/story-kit/samples';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { Heading } from '../Heading/Heading.js';
import { Card } from './Card.js';

export default {
  purpose: 'A box around content that belongs together.',
  use: 'Use it for pieces that stand side by side and have little in common, such as addresses or offers.',
  avoid:
    'For products, use a `ProductTile`, which has no frame. For text below text, a `Heading` and space are enough.',
  behavior: ['It renders on the server and adds no script.', 'In a `Grid`, the footers of a row are in line.'],
  keys: [],
  announced:
    'A screen reader announces the content only. As an `article` it is one of the page, and as an `li` one of its list.',
  dos: [
    {
      text: 'Give it one subject, with a heading.',
      picture: (
        <Card footer={<ButtonLink href="#">Book</ButtonLink>}>
          <Heading level={3} size="lg">
            A check in spring
          </Heading>
        </Card>
      ),
    },
  ],
  donts: [
    {
      text: 'Put one into another.',
      picture: (
        <Card>
          <Card variant="panel">A check in spring</Card>
        </Card>
      ),
    },
  ],
  related: ['Grid', 'ProductTile', 'VStack'],
  picture: <Card media={bicyclePicture}>A check in spring</Card>,
} satisfies ComponentDocs;
