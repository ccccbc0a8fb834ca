import { AddressForm } from './AddressForm.js';

/** Stands for it on the overview. */
export const picture = <AddressForm mode="compact" />;
