import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Alert } from '@vitrine/components';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

export const picture = <ForgotPasswordForm />;

export const rules: PicturedRules = {
  do: ['Show it to guests only', <ForgotPasswordForm key="do" />],
  dont: [
    'Reveal whether',
    <Alert key="dont" tone="error" live="off" title="Nobody with this address has an account here." />,
  ],
};
