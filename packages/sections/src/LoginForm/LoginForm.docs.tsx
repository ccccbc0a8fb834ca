import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { LoginForm } from './LoginForm.js';

export default {
  purpose: 'Signs a customer in: with email and password, or on a page of the platform.',
  use: 'Use it on the login page. `commerce.capabilities.login` has the platform’s way.',
  avoid: 'To create an account, use a `RegisterForm`. For a lost password, use a `ForgotPasswordForm`.',
  behavior: [
    'After success it goes to `checkoutUrl`, else to `redirectUrl`, else to the account page.',
    'During the request, the fields are disabled and the button reads “Submitting...”. A refusal shows above the fields and takes the focus. The fields keep their values.',
    'Before scripts run, the browser sends the form to `action`, such as a server action.',
  ],
  keys: [{ keys: 'Enter in a field', action: 'sends the form, after both fields are filled in' }],
  announced: 'After a refusal, a screen reader announces “There is a problem”, then its text.',
  dos: [
    {
      text: "Check on the server that `checkout_url` of the page's query leads to the shop's checkout before you pass it as `checkoutUrl`.",
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Pass a `redirectUrl` of another site: the form ignores it.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  related: ['AuthGuard', 'ForgotPasswordForm', 'RegisterForm'],
  picture: <LoginForm />,
} satisfies ComponentDocs;
