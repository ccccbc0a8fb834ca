/** What a customer writes, as the Storefront API wants it. Pure. */
import type { AddressInput, Registration } from '../../../model/entities.js';
import { InputError } from '../../../port/errors.js';
import type { CustomerCreateInput, MailingAddressInput } from './wire.js';

/** @throws InputError where the e-mail address or the password is missing */
export function toCustomerCreateInput({ firstName, lastName, email, password }: Registration): CustomerCreateInput {
  if (!email || !password) {
    throw new InputError(
      "Can't denormalize register form data for shopify. Some of the required properties are missing",
    );
  }
  return { email, password, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The platform knows a country by its name. What is empty is sent as well, so that it can be taken out of an address. */
export const toMailingAddressInput = (address: AddressInput): MailingAddressInput => ({
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  company: address.company,
  country: address.country,
  firstName: address.firstName,
  lastName: address.lastName,
  phone: address.phone,
  // What a form says where a country has no states.
  province: address.province === 'n/a' ? '' : address.province,
  zip: address.zip,
});
