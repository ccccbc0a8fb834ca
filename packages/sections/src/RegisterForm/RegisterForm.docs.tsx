import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input, VStack } from '@vitrine/components';
import { RegisterForm } from './RegisterForm.js';

export default {
  purpose: 'Creates an account, and goes to the login page.',
  use: 'Use it on the page for new accounts.',
  avoid: 'To sign in, use a `LoginForm`.',
  behavior: [
    '`commerce.capabilities.registerFields` lists the required fields: optional names are marked “(optional)”, and the form asks for an address only if the platform requires one. The button is enabled after all required fields are filled in.',
  ],
  keys: [],
  announced: 'A screen reader announces “Submitting...”, and the number of problems, each with a link to its field.',
  dos: [{ text: 'Show it to guests only: `<AuthGuard allow="unauthenticated">`.', picture: <RegisterForm /> }],
  donts: [
    {
      text: 'Ask for more than the platform needs: each field is one more reason to leave.',
      picture: (
        <VStack gap={4}>
          <Input label="Company" />
          <Input label="Date of birth" />
          <Input label="Telephone" />
          <Input label="How did you hear of us?" />
        </VStack>
      ),
    },
  ],
  related: ['AddressFields', 'AuthGuard', 'LoginForm'],
  picture: <RegisterForm />,
} satisfies ComponentDocs;
