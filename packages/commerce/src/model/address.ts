import { countryName } from './countries.js';
import type { AddressInput, Registration } from './entities.js';
import { noState, statesOf } from './states.js';

/** The fields of an address, in the order of a form. The country is a code. */
export const addressFieldNames = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'countryCode',
  'province',
  'city',
  'zip',
  'address1',
  'address2',
] as const satisfies readonly (keyof AddressInput)[];

/** The fields that a registration form may have, without the password. `capabilities.registerFields` lists the required ones. */
export const registrationFieldNames = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'province',
  'city',
  'zip',
  'address1',
  'address2',
] as const satisfies readonly (keyof Registration)[];

/** The values of an address form, by field name. An untouched field is an empty text. */
export type AddressFields = { readonly [Name in Exclude<keyof AddressInput, 'country'>]?: string | undefined };

/**
 * Makes an address from a form's values. Trims the texts and leaves out empty optional fields. Adds the country's English name, which the
 * platforms know. The state is 'n/a' if we have no list of states for the country and the form has none.
 */
export function addressOf(fields: AddressFields): AddressInput {
  const { address1 = '', city = '', zip = '', countryCode = '', province = '', ...optional } = trimmed(fields);
  return {
    ...withoutEmpty(optional),
    address1,
    city,
    zip,
    country: countryName(countryCode),
    countryCode,
    province: countryCode && !statesOf(countryCode) ? province || noState : province,
  };
}

/** Whether a postal code has its country's format. Checks only the United States: '94401' or '94401-1234'. */
export const isZipOf = (countryCode: string, zip: string): boolean =>
  countryCode !== 'US' || /^\d{5}(-?\d{4})?$/.test(zip.trim());

const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text?.trim()]));

const withoutEmpty = (fields: Pick<AddressFields, 'firstName' | 'lastName' | 'company' | 'phone' | 'address2'>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
