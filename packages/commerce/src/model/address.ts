import { countryName } from './countries.js';
import type { AddressInput, Registration } from './entities.js';
import { noState, statesOf } from './states.js';

/** The fields of an address, in the order in which a form asks for them; the country by its code. */
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

/** The fields that a form for a new account may have, without the password: `capabilities.registerFields` says which it must have. */
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

/** What a form of an address holds, by the names of its fields: texts, empty where nothing was written. */
export type AddressFields = { readonly [Name in Exclude<keyof AddressInput, 'country'>]?: string | undefined };

/**
 * The address that was written in a form: without the spaces around it and what is empty, with the country's English name, which
 * the platforms know, and 'n/a' for the state of a country that lists none.
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

/** Whether a postal code may be one of its country: only those of the United States are checked, as '94401' or '94401-1234'. */
export const isZipOf = (countryCode: string, zip: string): boolean =>
  countryCode !== 'US' || /^\d{5}(-?\d{4})?$/.test(zip.trim());

const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text?.trim()]));

const withoutEmpty = (fields: Pick<AddressFields, 'firstName' | 'lastName' | 'company' | 'phone' | 'address2'>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
