import { AuthGuard, RegisterForm } from '@vitrine/sections';
import { register } from '../../../../server/forms';
import { initialStatus } from '../../../../server/visit';

export const metadata = { title: 'Register' };

export default async function RegisterPage() {
  return (
    <AuthGuard allow="unauthenticated" initialStatus={await initialStatus()}>
      <RegisterForm action={register} />
    </AuthGuard>
  );
}
