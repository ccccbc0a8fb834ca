import { Heading } from '@vitrine/components';
import { AccountLayout, AuthGuard } from '@vitrine/sections';

/** A page of your own in the account. Without a login, the guard sends the shopper to the login page. */
export const Returns = () => (
  <AuthGuard allow="authenticated">
    <AccountLayout>
      <Heading level={1}>Your returns</Heading>
    </AccountLayout>
  </AuthGuard>
);
