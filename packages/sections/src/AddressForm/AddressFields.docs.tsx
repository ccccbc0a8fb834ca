import { Heading, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { harbourRoad } from '@vitrine/story-kit/samples';
import { AddressFields } from './AddressFields.js';

export default {
  purpose: 'The fields of an address.',
  use: 'Use them in a form of your own, such as a registration. `addressOf` of `@vitrine/commerce` builds an address from their values.',
  avoid: 'To create or change an address of the customer, use an `AddressForm`.',
  behavior: [
    "They run in the browser. They read the fields that the shop's platform requires from `ShopProvider`.",
    "The list has about 250 countries, with their names in the page's language; sixteen of them have a list of states. For a country without one, the field is hidden and sends “n/a”. A state that is not in the new country's list is cleared.",
  ],
  keys: [{ keys: 'Letters in a list', action: 'choose the country or the state that begins with them' }],
  announced: 'A screen reader announces each field with its label, whether it is required, and its error.',
  dos: [
    {
      text: 'Leave the names of the fields unchanged: browsers use them for autofill.',
      picture: <AddressFields mode="compact" defaultValue={harbourRoad} />,
    },
  ],
  donts: [
    {
      text: 'Ask for an address before it is needed: each field is one more reason to leave.',
      picture: (
        <VStack gap={4}>
          <Heading level={4}>Subscribe to our newsletter</Heading>
          <AddressFields mode="compact" />
        </VStack>
      ),
    },
  ],
  related: ['AddressForm', 'Form'],
  picture: <AddressFields mode="compact" />,
} satisfies ComponentDocs;
