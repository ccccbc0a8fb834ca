import { Account, AuthGuard } from '@vitrine/sections';

/** Without a login, the guard sends the shopper to the login page. */
export const AccountPage = () => (
  <AuthGuard allow="authenticated">
    <Account />
  </AuthGuard>
);
