import { ForgotPasswordForm } from '@vitrine/sections';

/** The platform sends the mail with the link that resets the password. */
export const ForgotPasswordPage = () => <ForgotPasswordForm />;
