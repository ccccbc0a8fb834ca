import { Account, AuthGuard } from '@vitrine/sections';
import { initialStatus } from '../../../server/visit';

export const metadata = { title: 'Your account' };

export default async function AccountPage() {
  return (
    <AuthGuard allow="authenticated" initialStatus={await initialStatus()}>
      <Account />
    </AuthGuard>
  );
}
