import { Alert, VStack } from '@vitrine/components';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ChangePasswordForm } from './ChangePasswordForm.js';

export default {
  purpose:
    'Sets a new password: for the customer of the mailed link in `resetUrl`, or, without it, for the signed-in customer.',
  use: 'Use it on the page that the mailed link opens, and on the page of the signed-in customer.',
  avoid: 'To ask for the mail, use a `ForgotPasswordForm`.',
  behavior: [
    "Then it goes to the login page. Two passwords that differ are not sent: “Passwords don't match” shows above the fields and at the second one.",
    'With `asksForCurrentPassword`, the signed-in customer enters the current password first. A wrong one shows “This is not your current password.” at its field, and nothing is changed.',
  ],
  keys: [],
  announced: 'A screen reader announces “Submitting...”, and the number of problems, each with a link to its field.',
  dos: [
    {
      text: "Show it to guests with `resetUrl` and to customers without it: `<AuthGuard allow={resetUrl ? 'unauthenticated' : 'authenticated'}>`.",
      picture: <ChangePasswordForm />,
    },
  ],
  donts: [
    {
      text: 'Offer to change a password if `commerce.capabilities.changePassword` is false.',
      picture: (
        <VStack gap={4}>
          <Alert tone="error" live="off" title="This shop cannot change passwords." />
          <ChangePasswordForm />
        </VStack>
      ),
    },
  ],
  related: ['AuthGuard', 'ForgotPasswordForm'],
  picture: <ChangePasswordForm />,
} satisfies ComponentDocs;
