import { countries } from '@vitrine/commerce';
import { AuthGuard, AddressForm } from '@vitrine/sections';

/** It saves the address for the signed-in customer, and then opens the account page. */
export const NewAddress = () => (
  <AuthGuard allow="authenticated">
    <AddressForm countries={countries('en-US')} />
  </AuthGuard>
);
