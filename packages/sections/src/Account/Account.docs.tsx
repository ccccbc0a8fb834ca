import { Text, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { address } from '@vitrine/story-kit/samples';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';

export default {
  purpose:
    "The signed-in customer's account page: name, email and addresses, with links to the other account pages and a button to sign out.",
  use: 'Use it as the page of `/account`. On platforms that can change a password, it also links to that form.',
  avoid: 'For the other pages of an account, use `AccountLayout` around their sections.',
  keys: [],
  announced:
    "A screen reader announces the navigation “Account”, beside the page or in a menu above it, the page's heading “Your account”, and the list “Addresses”.",
  dos: [
    {
      text: 'Guard it: `<AuthGuard allow="authenticated"><Account /></AuthGuard>`.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: "Cache its page: the data is one customer's.",
      picture: (
        <AccountLayout current="account">
          <VStack gap={3}>
            <Text weight="semibold">Sam’s account, with Robin’s address</Text>
            {address}
          </VStack>
        </AccountLayout>
      ),
    },
  ],
  related: ['AccountLayout', 'AddressList', 'AuthGuard'],
  picture: <AccountLayout current="account">{address}</AccountLayout>,
} satisfies ComponentDocs;
