import { AddressForm } from '../AddressForm/AddressForm.js';

export const picture = <AddressForm />;
