import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, HStack, Link, Text, VStack } from '@vitrine/components';
import { Panel } from '@vitrine/story-kit/samples';
import type { ReactNode } from 'react';

/** The question with this button to decline. The button to allow may have more weight. */
const consentQuestion = (deny: ReactNode, allowing: 'solid' | 'outline') => (
  <VStack gap={3}>
    <Text size="sm">May we count which pages are looked at?</Text>
    <HStack wrap gap={4}>
      {deny}
      <Button variant={allowing}>Allow</Button>
    </HStack>
  </VStack>
);

export default {
  purpose: 'Asks whether the shop may count views of its pages.',
  use: 'Use it in a shop that counts views of its pages. With `paths.privacy` in the settings of the shop, it links to the privacy policy.',
  avoid: 'A shop without analytics needs none.',
  behavior: [
    'Before the answer, nothing is counted or stored, and the page stays usable: the bar is not a dialog. The browser keeps the choice, and `Footer` then has a button “Privacy choices” that shows the bar again.',
    'With `consent`, `analytics` gets no event before the shopper agrees, and none after the shopper withdraws. The list or the product in sight when the shopper agrees counts. `createLateAnalytics` loads an adapter for Google Analytics 4, Plausible or Shopify then, from `@vitrine/sections/analytics`; `createDataLayerAnalytics` puts the events into `window.dataLayer`, which tag managers read.',
  ],
  keys: [],
  announced:
    'A screen reader announces a region “Your privacy” at the end of the page, with the question and two buttons.',
  dos: [
    {
      text: 'Render it last on the page, after the footer.',
      picture: (
        <VStack gap={4}>
          <Text tone="quiet">© Northlane. All rights reserved</Text>
          <Panel>{consentQuestion(<Button variant="outline">Decline</Button>, 'outline')}</Panel>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Give one of its answers more weight than the other.',
      picture: <Panel>{consentQuestion(<Link href="#">Decline</Link>, 'solid')}</Panel>,
    },
  ],
  related: ['Footer', 'ShopProvider'],
  picture: (
    <VStack gap={2}>
      <Text size="sm">May we count which pages are looked at?</Text>
      <HStack gap={2}>
        <Button variant="outline" size="sm">
          Decline
        </Button>
        <Button variant="outline" size="sm">
          Allow
        </Button>
      </HStack>
    </VStack>
  ),
} satisfies ComponentDocs;
