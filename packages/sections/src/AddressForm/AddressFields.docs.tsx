import { AddressFields } from './AddressFields.js';

export const picture = <AddressFields mode="compact" />;
