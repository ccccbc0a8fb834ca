import { AuthGuard, CustomerProvider, ForgotPasswordForm } from '@vitrine/sections';
import { recoverPassword } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export const metadata = { title: 'Forgot password' };

export default async function ForgotPasswordPage() {
  const { visit } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      <AuthGuard allow="unauthenticated">
        <ForgotPasswordForm action={recoverPassword} />
      </AuthGuard>
    </CustomerProvider>
  );
}
