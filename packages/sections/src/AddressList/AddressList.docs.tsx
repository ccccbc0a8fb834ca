import { Heading } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { address } from '@vitrine/story-kit/samples';

export default {
  purpose: "The signed-in customer's addresses: each with a link to edit it, and a mark on the default one.",
  use: 'Use it as a part of an account page of your own.',
  avoid: '`Account` includes it.',
  behavior: ['It runs in the browser, and reads 50 addresses at a time.'],
  keys: [],
  announced: 'A screen reader announces a list of addresses. Each link names the address that it edits.',
  dos: [{ text: 'Show it within an `AuthGuard`: it reads data that only a customer may see.', picture: address }],
  donts: [
    {
      text: 'Show it to guests: it shows nothing without a customer.',
      picture: <Heading level={4}>Your addresses</Heading>,
    },
  ],
  related: ['Account', 'AddressPage', 'AuthGuard'],
  picture: address,
} satisfies ComponentDocs;
