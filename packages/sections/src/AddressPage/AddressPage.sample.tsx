import { countries } from '@vitrine/commerce';
import { AddressPage } from '@vitrine/sections';

/** `id` is a parameter of the page's URL. Without it, the page creates an address. */
export const EditAddress = ({ id }: { id?: string }) => <AddressPage addressId={id} countries={countries('en-US')} />;
