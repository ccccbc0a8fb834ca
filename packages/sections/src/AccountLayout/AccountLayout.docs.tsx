import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading } from '@vitrine/components';
import { address } from '@vitrine/story-kit/samples';
import { AccountLayout } from './AccountLayout.js';

export default {
  purpose:
    'The frame of each account page: links to all account pages and a button to sign out, beside the page from 992 px on, else in a menu above it.',
  use: 'Use it around the sections of an account page of your own.',
  avoid: '`Account` includes it: do not wrap that page in another one.',
  keys: [],
  announced: 'A screen reader announces a navigation named “Account”, and marks the current page.',
  dos: [
    {
      text: 'Give it `current`.',
      picture: (
        <AccountLayout current="orders">
          <Heading level={2}>Orders</Heading>
        </AccountLayout>
      ),
    },
  ],
  donts: [
    {
      text: 'Use it for pages of guests.',
      picture: (
        <AccountLayout current="account">
          <Heading level={2}>Sign in to see your account</Heading>
        </AccountLayout>
      ),
    },
  ],
  related: ['Account', 'AuthGuard'],
  picture: <AccountLayout current="orders">{address}</AccountLayout>,
} satisfies ComponentDocs;
