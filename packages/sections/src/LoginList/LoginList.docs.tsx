import { Button, Heading, Text, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';

const picture = (
  <VStack gap={3} align="start">
    <Heading level={4}>Where you are signed in</Heading>
    <Text weight="semibold">Firefox on Linux</Text>
    <Text size="sm" tone="quiet">
      This device
    </Text>
    <Button variant="outline" size="sm">
      Sign out everywhere
    </Button>
  </VStack>
);

export default {
  purpose: "The signed-in customer's logins: browser, system and times of each, with a button that ends all of them.",
  use: 'Use it as a part of an account page of your own.',
  avoid: '`Account` includes it.',
  behavior: [
    'It needs a server that keeps the lists of logins: the dependency `logins` of `createCommerce`. Without it, and for customers who sign in at the platform, it shows nothing.',
    'After a success, all tabs are signed out, and the login page shows the result.',
  ],
  keys: [],
  announced:
    'A screen reader announces a list “Where you are signed in”, and the button with the sentence before it. The login page announces the result.',
  dos: [{ text: 'Show it within an `AuthGuard`: it reads data that only a customer may see.', picture }],
  donts: [
    {
      text: 'Promise that an unknown entry is a thief: browsers may call themselves anything.',
      picture: <Text weight="semibold">A thief is signed in!</Text>,
    },
  ],
  related: ['Account', 'AccountLayout', 'AuthGuard'],
  picture,
} satisfies ComponentDocs;
