/** Converts a customer's input to input of the Storefront API. Pure. */
import type { AddressInput, Registration } from '../../../model/entities.js';
import { InputError } from '../../../port/errors.js';
import type { CustomerCreateInput, MailingAddressInput } from './wire.js';

/** @throws InputError if the e-mail address or the password is missing */
export function toCustomerCreateInput({ firstName, lastName, email, password }: Registration): CustomerCreateInput {
  if (!email || !password) {
    throw new InputError(
      "Can't denormalize register form data for shopify. Some of the required properties are missing",
    );
  }
  return { email, password, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/**
 * Converts an address to the API's input, which contains the country's name. Empty values are sent as well, so that they can be removed
 * from an address.
 */
export const toMailingAddressInput = (address: AddressInput): MailingAddressInput => ({
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  company: address.company,
  country: address.country,
  firstName: address.firstName,
  lastName: address.lastName,
  phone: address.phone,
  // Forms send 'n/a' for a country without states.
  province: address.province === 'n/a' ? '' : address.province,
  zip: address.zip,
});
