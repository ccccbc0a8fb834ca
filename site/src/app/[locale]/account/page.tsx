import { Account, AuthGuard, CustomerProvider, doneOf } from '@vitrine/sections';
import { parameter, type QueryProps } from '../../../page/query';
import { Unanswered } from '../../../page/Unanswered';
import { endLogin, logoutEverywhere, makeDefaultAddress } from '../../../server/forms/actions';
import { readVisit } from '../../../server/shop/visit';

export const metadata = { title: 'Your account' };

export default async function AccountPage(props: QueryProps) {
  const done = doneOf(await parameter(props, 'done'));
  const { visit, own, isUnanswered } = await readVisit(async ({ capabilities, customer }) => {
    const [addresses, logins] = await Promise.all([
      customer.getAllAddresses(),
      // Without the list, the browser asks again and shows the failure.
      capabilities.logins ? customer.getLogins().catch(() => undefined) : undefined,
    ]);
    return { addresses, ...(logins && { logins: { items: logins } }) };
  });
  return (
    <CustomerProvider {...visit} {...own}>
      {isUnanswered && <Unanswered />}
      <AuthGuard allow="authenticated">
        <Account
          defaultAddressAction={makeDefaultAddress}
          endLoginAction={endLogin}
          logoutEverywhereAction={logoutEverywhere}
          done={done}
        />
      </AuthGuard>
    </CustomerProvider>
  );
}
