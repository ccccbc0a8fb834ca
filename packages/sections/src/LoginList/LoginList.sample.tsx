import { AccountLayout, AuthGuard, LoginList } from '@vitrine/sections';

/** Nothing shows if the platform has no list of logins. */
export const Logins = () => (
  <AuthGuard allow="authenticated">
    <AccountLayout current="account">
      <LoginList />
    </AccountLayout>
  </AuthGuard>
);
