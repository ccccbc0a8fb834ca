/** The fields of the checkout's form, and the checks of their values. */
import { isEmail } from '../../shop/customer/email.js';
import type { CheckoutDetails } from '../../shop/order/order.js';
import { countries, needsZip } from '../../countries.js';
import type { Field, FieldErrors, FieldName, Values } from './field.js';
import { paymentFields, defaultCard } from './payment.js';

/** The fields of the recipient. */
export const fields: readonly Field[] = [
  { name: 'email', label: 'Email', autocomplete: 'email', inputMode: 'email' },
  { name: 'countryCode', label: 'Country', autocomplete: 'shipping country' },
  { name: 'firstName', label: 'First name', autocomplete: 'shipping given-name', isHalf: true },
  { name: 'lastName', label: 'Last name', autocomplete: 'shipping family-name', isHalf: true },
  { name: 'address1', label: 'Address', autocomplete: 'shipping address-line1' },
  {
    name: 'address2',
    label: 'Apartment, suite, etc.',
    autocomplete: 'shipping address-line2',
    isOptional: true,
  },
  { name: 'city', label: 'City', autocomplete: 'shipping address-level2', isHalf: true },
  { name: 'province', label: 'State', autocomplete: 'shipping address-level1', isHalf: true, isOptional: true },
  { name: 'zip', label: 'Zip', autocomplete: 'shipping postal-code', isHalf: true },
  {
    name: 'phone',
    label: 'Phone',
    autocomplete: 'shipping tel',
    inputMode: 'tel',
    isHalf: true,
    isOptional: true,
  },
];

const longest = 255;

/**
 * Returns the entered values by field; '' for empty fields. A program may leave the card out: it then pays with the
 * default card.
 */
export const readValues = (form: URLSearchParams): Values => {
  const usual: Partial<Values> = defaultCard;
  return Object.fromEntries(
    [...fields, ...paymentFields].map(({ name }) => [name, (form.get(name) ?? usual[name] ?? '').trim()]),
  ) as Values;
};

/** Returns the error messages of invalid fields of the recipient. */
export function checkValues(values: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, label, isOptional } of fields) {
    if (values[name].length > longest) errors[name] = `${label} must be at most ${longest} characters long`;
    else if (values[name] === '' && !isOptional) errors[name] = missing(name, label);
  }
  if (values.email && !isEmail(values.email)) errors.email = 'Enter an email address such as name@example.com';
  if (values.countryCode && !countries().some(({ code }) => code === values.countryCode))
    errors.countryCode = missing('countryCode', '');
  if (values.zip === '' && !needsZip(values.countryCode)) delete errors.zip;
  return errors;
}

const missing = (name: FieldName, label: string): string =>
  name === 'countryCode'
    ? 'Choose a country'
    : `Enter ${name === 'email' || name === 'address1' ? 'an' : 'a'} ${label.toLowerCase()}`;

/** Converts checked values to the shop's format. */
export function toDetails(values: Values): CheckoutDetails {
  const { email, address2, province, zip, phone, firstName, lastName, address1, city, countryCode } = values;
  return {
    email,
    address: {
      firstName,
      lastName,
      address1,
      city,
      countryCode,
      ...(address2 && { address2 }),
      ...(province && { province }),
      ...(zip && { zip }),
      ...(phone && { phone }),
    },
  };
}
