import type { Commerce } from '@vitrine/commerce';
import { Account, AuthGuard, CustomerProvider } from '@vitrine/sections';

/** A page of the server. `commerce` has the session of the request: see the guide _A shop_. */
export async function AccountPage({ commerce }: { commerce: Commerce }) {
  const [customer, addresses] = await Promise.all([commerce.customer.get(), commerce.customer.getAllAddresses()]);
  return (
    <CustomerProvider status="authenticated" customer={customer} addresses={addresses}>
      <AuthGuard allow="authenticated">
        <Account />
      </AuthGuard>
    </CustomerProvider>
  );
}
