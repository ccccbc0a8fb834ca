import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack, Link, Logo } from '@vitrine/components';
import { AccountLink } from './AccountLink.js';

export default {
  purpose: 'The account icon of the header.',
  use: 'Use it in a header of your own. It links signed-in customers to the account page, and all others to the login page.',
  avoid: '`Header` has one: do not add a second one.',
  keys: [],
  announced: 'A screen reader announces a link: “Your account”, or “Login”.',
  dos: [
    {
      text: 'Render it in `end` of `Header` if you replace the default there.',
      picture: (
        <HStack gap={4} justify="between" align="center">
          <Logo name="Northlane" />
          <AccountLink />
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Label it by name of the customer: others may see the page.',
      picture: (
        <HStack gap={4} justify="between" align="center">
          <Logo name="Northlane" />
          <Link href="#">Signed in as a name</Link>
        </HStack>
      ),
    },
  ],
  related: ['Account', 'Header', 'LoginForm'],
  picture: <AccountLink />,
} satisfies ComponentDocs;
