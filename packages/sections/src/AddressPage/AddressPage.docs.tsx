import { Button, HStack, Text, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { harbourRoad, Panel } from '@vitrine/story-kit/samples';
import { AddressForm } from '../AddressForm/AddressForm.js';

export default {
  purpose: 'The page of an address: without an `id` it creates one; with an `id` it edits or deletes that address.',
  use: 'Use it as the page of `/account/address`. It is for signed-in customers, and redirects others to the login page.',
  avoid: 'For a form within a page of your own, use an `AddressForm`.',
  behavior: [
    'Saving, deleting and “Cancel” go to the account page.',
    'A server that has the address and the countries passes `address` and `countries`: within a `CustomerProvider`, the page is then complete before scripts run.',
  ],
  keys: [
    { keys: 'Enter in a field', action: 'saves' },
    { keys: 'Escape in the question', action: 'keeps the address' },
  ],
  announced:
    'A screen reader announces that the address is loading, and the question before it is deleted, with the focus in it.',
  dos: [
    {
      text: 'Give it the `id` of the address to edit, from the URL of the page.',
      picture: <AddressForm address={harbourRoad} />,
    },
  ],
  donts: [
    {
      text: 'Ask before a visitor cancels: nothing was sent.',
      picture: (
        <Panel>
          <VStack gap={3}>
            <Text weight="semibold">Leave without saving?</Text>
            <HStack gap={2}>
              <Button size="sm">Leave</Button>
              <Button size="sm" variant="outline">
                Stay
              </Button>
            </HStack>
          </VStack>
        </Panel>
      ),
    },
  ],
  related: ['AddressForm', 'AddressList', 'CustomerProvider'],
  picture: <AddressForm />,
} satisfies ComponentDocs;
