import { Account, AuthGuard, CustomerProvider, doneOf } from '@vitrine/sections';
import { parameter, type QueryProps } from '../../../page/query';
import { makeDefaultAddress } from '../../../server/forms/actions';
import { readVisit } from '../../../server/shop/visit';

export const metadata = { title: 'Your account' };

export default async function AccountPage(props: QueryProps) {
  const done = doneOf(await parameter(props, 'done'));
  const { visit, own } = await readVisit(({ customer }) => customer.getAllAddresses());
  return (
    <CustomerProvider {...visit} addresses={own}>
      <AuthGuard allow="authenticated">
        <Account defaultAddressAction={makeDefaultAddress} done={done} />
      </AuthGuard>
    </CustomerProvider>
  );
}
