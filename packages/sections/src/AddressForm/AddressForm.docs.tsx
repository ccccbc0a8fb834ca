import { AddressForm } from './AddressForm.js';

export const picture = <AddressForm mode="compact" />;
