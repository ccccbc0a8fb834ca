import { Account, AuthGuard, CustomerProvider } from '@vitrine/sections';
import { makeDefaultAddress } from '../../../server/forms/actions';
import { readVisit } from '../../../server/shop/visit';

export const metadata = { title: 'Your account' };

export default async function AccountPage() {
  const { visit, own } = await readVisit(({ customer }) => customer.getAllAddresses());
  return (
    <CustomerProvider {...visit} addresses={own}>
      <AuthGuard allow="authenticated">
        <Account defaultAddressAction={makeDefaultAddress} />
      </AuthGuard>
    </CustomerProvider>
  );
}
