import { describe, expect, test } from 'vitest';
import { checkValues, readValues, toDetails } from './form.js';

const typed = {
  email: ' ada@example.com ',
  countryCode: 'US',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'San Mateo',
  province: 'CA',
  zip: '94401',
};
const valuesOf = (change: Record<string, string> = {}) => readValues(new URLSearchParams({ ...typed, ...change }));

describe('the form of the checkout', () => {
  test('accepts a complete form, without its empty fields', () => {
    expect(checkValues(valuesOf())).toEqual({});
    const { email, countryCode, firstName, lastName, address1, city, province, zip } = typed;
    expect(toDetails(valuesOf())).toEqual({
      email: email.trim(),
      address: { countryCode, firstName, lastName, address1, city, province, zip },
    });
  });

  test('reports missing values', () => {
    expect(checkValues(readValues(new URLSearchParams()))).toEqual({
      email: 'Enter an email',
      countryCode: 'Choose a country',
      firstName: 'Enter a first name',
      lastName: 'Enter a last name',
      address1: 'Enter an address',
      city: 'Enter a city',
      zip: 'Enter a zip',
    });
  });

  test.each([
    [{ email: 'ada@home' }, { email: 'Enter an email address such as name@example.com' }],
    [{ countryCode: 'XX' }, { countryCode: 'Choose a country' }],
    [{ city: '   ' }, { city: 'Enter a city' }],
    [{ city: 'x'.repeat(256) }, { city: 'City must be at most 255 characters long' }],
    [{ zip: '' }, { zip: 'Enter a zip' }],
    [{ zip: '', countryCode: 'HK' }, {}],
  ])('of %o reports %o', (change, errors) => expect(checkValues(valuesOf(change))).toEqual(errors));
});
