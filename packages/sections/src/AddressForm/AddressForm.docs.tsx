import { Text, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { harbourRoad } from '@vitrine/story-kit/samples';
import { AddressForm } from './AddressForm.js';

export default {
  purpose: 'Creates or changes an address of the customer, and goes to the account page.',
  use: 'Use it within an address page of your own.',
  avoid:
    'For a whole page that loads, saves and deletes an address, use an `AddressPage`. For the fields alone, use `AddressFields`.',
  behavior: [
    'It runs in the browser. Before scripts run, `action` handles the form, such as a server action of a framework.',
    'During the request, its fields are disabled. After a refusal, the errors are in red, and the fields keep their values.',
  ],
  keys: [{ keys: 'Enter in a field', action: 'saves' }],
  announced: 'A screen reader announces “Submitting...”, and the number of problems, each with a link to its field.',
  dos: [
    {
      text: "Set `address` as soon as it has loaded, with its id as the form's `key`: the fields take it as their initial values.",
      picture: <AddressForm mode="compact" address={harbourRoad} />,
    },
  ],
  donts: [
    {
      text: "Change `address` without a new `key`: the fields keep the first address's values.",
      picture: (
        <VStack gap={4}>
          <Text weight="semibold">Edit 5 Kiln Street</Text>
          <AddressForm mode="compact" address={harbourRoad} />
        </VStack>
      ),
    },
  ],
  related: ['AddressFields', 'AddressPage', 'AuthGuard'],
  picture: <AddressForm mode="compact" />,
} satisfies ComponentDocs;
