import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { things } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { Grid } from './Grid.js';

export default {
  purpose: 'As many columns of equal width as fit, each at least 14rem wide, from 768 px up 18rem.',
  use: 'Use it for things of one kind, such as products: the number of columns follows the width of its container, not of the screen.',
  avoid: 'To stack things, use a `VStack`. For things of different widths side by side, use an `HStack`.',
  behavior: [
    'It renders on the server and adds no script.',
    'With a number as `columns` it has that many at every width. `{ base: 1, md: 2, xl: 4 }` has a number from each breakpoint of the screen up: 480 (`sm`), 768 (`md`), 992 (`lg`), 1280 (`xl`) and 1536 px (`2xl`).',
  ],
  keys: [],
  announced: 'A screen reader announces a list only with `as="ul"`: use that for products.',
  dos: [
    {
      text: 'Let it decide the number of columns, unless the design has a fixed one.',
      picture: (
        <Grid gap={2} minColumnWidth="5rem">
          {things}
        </Grid>
      ),
    },
  ],
  donts: [
    {
      text: 'Put a grid into a row of its own only to stack things: use a `VStack`.',
      picture: (
        <Grid gap={2} minColumnWidth="100%">
          <Text>Made of steel</Text>
          <Text>Sent in two days</Text>
        </Grid>
      ),
    },
  ],
  related: ['HStack', 'ProductGrid', 'VStack'],
  picture: (
    <Grid gap={2} minColumnWidth="4rem">
      {things}
    </Grid>
  ),
} satisfies ComponentDocs;
