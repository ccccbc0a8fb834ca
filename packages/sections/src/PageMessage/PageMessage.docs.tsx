import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input, VStack } from '@vitrine/components';
import { PageMessage } from './PageMessage.js';

export default {
  purpose: 'A page with one message and a link to go on.',
  use: 'Use it after an order, or after a form was sent.',
  avoid:
    'Within a page, use an `Alert`. For a page that does not exist, use `NotFound`; for one that failed, an `ErrorMessage`.',
  behavior: ['It renders on the server; its link is a small script.'],
  keys: [],
  announced: 'A screen reader announces the title as the heading of the page.',
  dos: [
    {
      text: 'Say what happened and what comes next.',
      picture: (
        <PageMessage
          title="Thank you"
          text="Your order is placed. We write to you when it is on its way."
          link={{ href: '#', label: 'See the order' }}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Use it within a page.',
      picture: (
        <VStack gap={4}>
          <Input label="Email" />
          <PageMessage title="Saved" text="Your address is saved." link={{ href: '#', label: 'Go on' }} />
        </VStack>
      ),
    },
  ],
  related: ['Alert', 'ErrorMessage', 'NotFound'],
  picture: <PageMessage title="Thank you" text="A message is on its way." link={{ href: '#', label: 'Home' }} />,
} satisfies ComponentDocs;
