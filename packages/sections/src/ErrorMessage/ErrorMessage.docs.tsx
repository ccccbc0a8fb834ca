import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '@vitrine/components';
import { doNothing } from '@vitrine/story-kit/samples';
import { ErrorMessage } from './ErrorMessage.js';

export default {
  purpose: 'Replaces a page that failed: what happened, and how to go on.',
  use: 'Use it in the place of a page whose data could not be loaded.',
  avoid: 'For a page that does not exist, use `NotFound`. For a problem in a part of a page, use an `Alert`.',
  behavior: ['It runs in the browser, and takes its texts from `ShopProvider`.'],
  keys: [{ keys: 'Enter, Space on “Try again”', action: 'calls `onRetry`' }],
  announced: 'A screen reader announces the title as the heading of the page.',
  dos: [
    { text: 'Give `onRetry` if a second try may help.', picture: <ErrorMessage onRetry={doNothing} /> },
    { text: 'Give it links to pages that may still show, such as collections.' },
  ],
  donts: [
    {
      text: 'Show the message of a server or a program: shoppers cannot use it.',
      picture: (
        <Text>
          <code>TypeError: undefined is not iterable (reading 'edges') at normalize.ts:214</code>
        </Text>
      ),
    },
  ],
  related: ['Alert', 'NotFound', 'PageMessage'],
  picture: <ErrorMessage onRetry={doNothing} />,
} satisfies ComponentDocs;
