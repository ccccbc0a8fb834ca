import { Disclosure, Heading, Text, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';

const picture = (
  <VStack gap={3} align="start">
    <Heading level={4}>Where you are signed in</Heading>
    <Text weight="semibold">Firefox on Linux</Text>
    <Text size="sm" tone="quiet">
      This device
    </Text>
    <Text weight="semibold">Safari on iOS</Text>
    <Disclosure title="Sign out" variant="plain">
      <Text size="sm" tone="quiet">
        Current password
      </Text>
    </Disclosure>
  </VStack>
);

export default {
  purpose:
    "The signed-in customer's logins: browser, system and times of each, with forms that end one of them, or all.",
  use: 'Use it as a part of an account page of your own.',
  avoid: '`Account` includes it.',
  behavior: [
    'It needs a server that keeps the lists of logins: the dependency `logins` of `createCommerce`. Without it, and for customers who sign in at the platform, it shows nothing.',
    '“Sign out” of another login and “Sign out everywhere” open a form that asks for the password. A wrong one shows “This is not your current password.” at its field, and nothing ends.',
    'A login that has ended leaves the list, also for copies of its cookie. This device has no form of its own: `AccountLayout` has its button.',
    'After all logins have ended, all tabs are signed out, and the login page shows the result.',
  ],
  keys: [
    { keys: 'Enter, Space', action: 'on “Sign out”: opens or closes its form, and closes another one' },
    { keys: 'Enter', action: 'in the password: sends the form' },
  ],
  announced:
    'A screen reader announces a list “Where you are signed in”. The name of each “Sign out” has the browser, the system and the time of the last use. After a login has ended, the section takes the focus, and the screen reader announces “The other device is signed out.” The login page announces the end of all.',
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
