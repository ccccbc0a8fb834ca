import { AddressList, AuthGuard } from '@vitrine/sections';

/** The signed-in customer's addresses. */
export const Addresses = () => (
  <AuthGuard allow="authenticated">
    <AddressList />
  </AuthGuard>
);
