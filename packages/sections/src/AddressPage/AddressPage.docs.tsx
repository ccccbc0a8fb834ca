import { AddressForm } from '../AddressForm/AddressForm.js';

/** Stands for it on the overview. */
export const picture = <AddressForm />;
