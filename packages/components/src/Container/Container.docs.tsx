import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { Container } from './Container.js';

export default {
  purpose:
    "Keeps the page's gutter between its content and the edge of the screen: 16 px on phones, 40 px from 768 px up.",
  use: 'Use it around each band of a page, from the header to the footer.',
  avoid: 'For space between elements, use a `VStack` or an `HStack`. For columns, use a `Grid`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces its content, and the landmark of its element `as` (`main`, `nav`, `header`, …); a `section` only with an `aria-label`.',
  dos: [
    {
      text: 'Put one around each band of a page, with `constrainContent`: the background reaches the edges, the content stops at 1440 px.',
      picture: (
        <Container variant="outline" constrainContent>
          <Text>Within the margins</Text>
        </Container>
      ),
    },
  ],
  donts: [
    {
      text: 'Nest containers, or the gutters add up.',
      picture: (
        <Container variant="outline">
          <Container variant="outline">
            <Text>Twice within the margins</Text>
          </Container>
        </Container>
      ),
    },
  ],
  related: ['Grid', 'HStack', 'VStack'],
  picture: (
    <Container variant="outline">
      <Text>Within the margins</Text>
    </Container>
  ),
} satisfies ComponentDocs;
