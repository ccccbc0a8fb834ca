import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, Spinner, Text, VStack } from '@vitrine/components';

export default {
  purpose: 'Shows a page only to customers, or only to guests.',
  use: 'Use it around the pages of an account, and around the forms for guests, such as the login.',
  avoid: "It hides a page, but does not protect the shop's data.",
  behavior: [
    "It shows a spinner until the customer's status is known, then the page to those who may see it. Other visitors see the name of the target page, and are redirected after 750 ms.",
    'The redirect to the login page passes the requested page in the query parameter `redirectUrl`: give it to `LoginForm`. A login that ends, here or in another tab, also redirects to the login page.',
    'Within a `CustomerProvider`, the server already knows the customer, and the page is complete before scripts run, so forms work without scripts.',
  ],
  keys: [],
  announced: 'A screen reader announces the target of the redirect, after the current speech.',
  dos: [
    {
      text: 'Guard the data on the server as well.',
      noPicture: 'The server sends the data or does not, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Guard the cart or the shop: they are for everybody.',
      picture: (
        <VStack gap={3} align="start">
          <Text weight="semibold">Log in to see your cart</Text>
          <Button size="sm">Log in</Button>
        </VStack>
      ),
    },
  ],
  related: ['CustomerProvider', 'LoginForm'],
  picture: <Spinner />,
} satisfies ComponentDocs;
