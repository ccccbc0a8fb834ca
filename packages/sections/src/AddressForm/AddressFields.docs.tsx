import { AddressFields } from './AddressFields.js';

/** Stands for it on the overview. */
export const picture = <AddressFields mode="compact" />;
