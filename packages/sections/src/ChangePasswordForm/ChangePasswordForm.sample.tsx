import { AuthGuard, ChangePasswordForm } from '@vitrine/sections';

/** The signed-in customer's password. With `resetUrl`, the form sets a forgotten one. */
export const PasswordPage = () => (
  <AuthGuard allow="authenticated">
    <ChangePasswordForm asksForCurrentPassword />
  </AuthGuard>
);
