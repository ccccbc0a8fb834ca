import type { AddressInput } from '../model/entities.js';

/** An address that every platform takes. */
export const torontoAddress: AddressInput = {
  firstName: 'Noa',
  lastName: 'Lind',
  address1: '5 Kiln Street',
  city: 'Toronto',
  zip: 'M4C 1B5',
  country: 'Canada',
  countryCode: 'CA',
  province: 'Ontario',
};
