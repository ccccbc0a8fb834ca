import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Alert } from '@vitrine/components';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

export default {
  purpose: 'Requests a mail with a link to set a new password.',
  use: 'Use it on the page to which the login page links.',
  avoid: 'To set the new password, use a `ChangePasswordForm`.',
  behavior: [
    "After success, a confirmation replaces the form, and its heading takes the focus. Every error shows at the form's only field.",
  ],
  keys: [],
  announced: 'A screen reader announces the heading of the confirmation, “Check your inbox!”.',
  dos: [{ text: 'Show it to guests only: `<AuthGuard allow="unauthenticated">`.', picture: <ForgotPasswordForm /> }],
  donts: [
    {
      text: 'Reveal whether an account exists.',
      picture: <Alert tone="error" live="off" title="Nobody with this address has an account here." />,
    },
  ],
  related: ['AuthGuard', 'ChangePasswordForm', 'LoginForm'],
  picture: <ForgotPasswordForm />,
} satisfies ComponentDocs;
