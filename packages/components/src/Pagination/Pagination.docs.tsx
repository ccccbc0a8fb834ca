import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Label, things } from '@vitrine/story-kit/samples';
import { Grid } from '../Grid/Grid.js';
import { VStack } from '../VStack/VStack.js';
import { Pagination } from './Pagination.js';

export default {
  purpose: 'The pages of a list, as links or as buttons.',
  use: 'Use it for lists that are too long for one page. With `getHref` the pages are links, which work without scripts and open in new tabs. For a list that your page holds in its state, give `onPageChange` alone: the pages are buttons.',
  avoid: 'To load more onto the same page, use a `Button`. For the place of a page in the shop, use a `Breadcrumb`.',
  behavior: [
    'With both, a plain press calls `onPageChange` and does not follow the link. The current page calls nothing.',
    'For one page, nothing shows; for up to 7 pages, all of them. For more, the first 3 or the last 3 show if the current page is among them; else the first page, the current one with its two neighbours, and the last, with ellipses between.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the next or the previous link' },
    { keys: 'Enter', action: 'goes to the page; on buttons, Space does so too' },
  ],
  announced:
    'A screen reader announces the landmark “Pagination”, a list with the number of its links, and each link: “Previous page”, “Page 9”, “Page 10, current page”. Ellipses, and the disabled arrow on the first and the last page, are hidden from it. Of buttons, that arrow stays, “dimmed” or “unavailable”, and keeps the focus.',
  dos: [
    {
      text: 'Keep the rest of the URL in `getHref`, so that filters and sorting stay.',
      picture: (
        <VStack gap={3}>
          <Label>/collections/bikes?sort=newest&amp;page=2</Label>
          <Pagination page={2} totalPages={3} getHref={() => '#'} />
        </VStack>
      ),
    },
    { text: "Give `linkAs` a framework's link." },
    { text: 'Name the landmark if a page has two of them.' },
  ],
  donts: [
    {
      text: 'Use it for loading more onto the same page.',
      picture: (
        <VStack gap={3}>
          <Grid gap={2} minColumnWidth="5rem">
            {things}
          </Grid>
          <Pagination page={1} totalPages={9} getHref={() => '#'} />
        </VStack>
      ),
    },
  ],
  related: ['Breadcrumb', 'Button', 'ProductGrid'],
  picture: <Pagination page={2} totalPages={3} getHref={() => '#'} />,
} satisfies ComponentDocs;
