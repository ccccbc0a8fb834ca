import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '@vitrine/components';
import { Panel } from '@vitrine/story-kit/samples';

const sentence = (
  <Panel>
    <Text size="sm">You are offline. Nothing is lost: what you do here is sent when the connection is back.</Text>
  </Panel>
);

export default {
  purpose: 'Says that the browser is offline, and lets links wait for the connection.',
  use: 'Use it once, in the frame of all pages.',
  avoid: 'For a platform that does not answer, use an `ErrorMessage`.',
  behavior: [
    'It renders nothing while there is a connection, unless it has a `note`: what a service worker knows of a page that it had kept, such as from when it is. Presses go through it, and it moves to the end of the screen while it would cover the focus.',
    'A pressed link of a page that a service worker keeps opens at once if you pass `openKept`, unless something on this page waits to be sent.',
    'Any other pressed link opens after the connection is back: without it, the error page of the browser would replace the page. The last press counts. `navigate` of `useShop()` waits as well, and so does “Try again” of an `ErrorMessage`.',
    'The calls of `createRemoteCommerce` wait by themselves: a product that is added to the cart while the browser is offline is added when it is back.',
    'It follows the browser, which does not notice a network without a way to the internet. Calls then fail, and the sections report that.',
  ],
  keys: [],
  announced:
    'A screen reader announces “You are offline. Nothing is lost: what you do here is sent when the connection is back.” and, later, “You are online again.”',
  dos: [{ text: 'Render it beside the page, not in it, so that it stays with the next page.', picture: sentence }],
  donts: [
    {
      text: 'Replace the page by a message: what the shopper has typed would be lost.',
      noPicture: 'The rule is about code.',
    },
  ],
  related: ['ErrorMessage', 'ShopProvider'],
  picture: sentence,
} satisfies ComponentDocs;
