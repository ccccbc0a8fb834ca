import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '@vitrine/components';
import { NotFound } from './NotFound.js';

export default {
  purpose: 'Replaces a page that does not exist, with a link to the start page.',
  use: 'Use it for every unknown address.',
  avoid:
    'For a number beyond the last page of a list, use `NoSuchPage`. For a page that failed, use an `ErrorMessage`.',
  behavior: ['It renders on the server; its link is a small script.'],
  keys: [],
  announced: 'A screen reader announces the title as the heading of the page.',
  dos: [{ text: 'Answer with status 404.', picture: <NotFound /> }],
  donts: [
    {
      text: 'Redirect to the start page: people want to see the address that they mistyped.',
      picture: <Text size="lg">You are being taken to our start page …</Text>,
    },
  ],
  related: ['ErrorMessage', 'NoSuchPage', 'PageMessage'],
  picture: <NotFound />,
} satisfies ComponentDocs;
