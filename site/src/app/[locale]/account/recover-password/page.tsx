import { AuthGuard, ForgotPasswordForm } from '@vitrine/sections';
import { recoverPassword } from '../../../../server/forms';
import { initialStatus } from '../../../../server/visit';

export const metadata = { title: 'Forgot password' };

export default async function ForgotPasswordPage() {
  return (
    <AuthGuard allow="unauthenticated" initialStatus={await initialStatus()}>
      <ForgotPasswordForm action={recoverPassword} />
    </AuthGuard>
  );
}
