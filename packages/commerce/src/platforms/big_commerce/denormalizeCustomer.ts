/** Converts a customer's input to input of the REST API. Pure. */
import type { AddressInput, Registration } from '../../model/entities.js';
import { InputError } from '../../port/errors.js';
import { accounts } from './accounts.js';

/** An address with the platform's field names. */
export interface WireAddressInput {
  first_name: string;
  last_name: string;
  company?: string;
  phone?: string;
  address1: string;
  address2?: string;
  city: string;
  state_or_province: string;
  postal_code: string;
  country_code: string;
}

export interface WireNewCustomer {
  email: string;
  first_name: string;
  last_name: string;
  authentication: { new_password: string };
  addresses: WireAddressInput[];
  /** Makes the platform send a mail about the new account. */
  trigger_account_created_notification: true;
}

/** @throws InputError if one of `registerFields` is missing */
export function toNewCustomer(registration: Registration): WireNewCustomer {
  if (accounts.registerFields.some((name) => !registration[name])) {
    throw new InputError(
      "Can't denormalize register form data for big_commerce. Some of the required properties are missing",
    );
  }
  const { firstName = '', lastName = '', email, password, address2 } = registration;
  return {
    email,
    first_name: firstName,
    last_name: lastName,
    authentication: { new_password: password },
    addresses: [
      {
        first_name: firstName,
        last_name: lastName,
        address1: registration.address1 ?? '',
        ...(address2 && { address2 }),
        city: registration.city ?? '',
        state_or_province: registration.province ?? '',
        postal_code: registration.zip ?? '',
        country_code: registration.countryCode ?? '',
      },
    ],
    trigger_account_created_notification: true,
  };
}

const requiredFields = ['address1', 'city', 'firstName', 'lastName', 'province', 'zip', 'countryCode'] as const;

/**
 * Converts an address to the API's input, which contains the country's code. Empty values are sent as well, so that they can be removed
 * from an address.
 * @throws InputError if a required field is missing
 */
export function toWireAddress(address: AddressInput): WireAddressInput {
  const missing = requiredFields.filter((name) => !address[name]);
  if (missing.length > 0) {
    throw new InputError(
      `Can't denormalize address data for big_commerce. Some of the required properties are missing: ${missing.join(', ')}`,
    );
  }
  const { firstName = '', lastName = '', province = '', company, phone, address2 } = address;
  return {
    first_name: firstName,
    last_name: lastName,
    ...(company !== undefined && { company }),
    ...(phone !== undefined && { phone }),
    address1: address.address1,
    ...(address2 !== undefined && { address2 }),
    city: address.city,
    state_or_province: province,
    postal_code: address.zip,
    country_code: address.countryCode,
  };
}
