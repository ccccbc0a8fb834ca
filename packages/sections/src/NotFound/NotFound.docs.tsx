import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '@vitrine/components';
import { collections } from '@vitrine/story-kit/samples';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { NotFound } from './NotFound.js';

export default {
  purpose: 'Replaces a page that does not exist, with a link to the start page.',
  use: 'Use it for every unknown URL.',
  avoid:
    'For a number beyond the last page of a list, use `NoSuchPage`. For a page that failed, use an `ErrorMessage`.',
  behavior: ['It renders on the server; its link is a small script.'],
  keys: [],
  announced: 'A screen reader announces the title as the heading of the page.',
  dos: [
    {
      text: 'Give it a search and links to collections.',
      picture: (
        <NotFound search={<SearchInput />}>
          <CollectionLinks title="Collections" showTitle collections={collections} />
        </NotFound>
      ),
    },
    { text: 'Answer with status 404.' },
  ],
  donts: [
    {
      text: 'Redirect to the start page: people want to see the URL that they mistyped.',
      picture: <Text size="lg">You are being taken to our start page …</Text>,
    },
  ],
  related: ['ErrorMessage', 'NoSuchPage', 'PageMessage'],
  picture: <NotFound />,
} satisfies ComponentDocs;
