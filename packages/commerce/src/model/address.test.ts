import { describe, expect, it } from 'vitest';
import { addressOf } from './address.js';

const written = {
  firstName: ' Robin ',
  lastName: 'Hale',
  company: '',
  phone: ' ',
  address1: '418 Bayshore Road ',
  address2: '',
  city: 'San Mateo',
  zip: ' 94401',
  countryCode: 'US',
  province: 'California',
};

describe('spec §4: the values that an address form sends', () => {
  it('has both the code and the name of the country, and no empty values', () => {
    expect(addressOf(written)).toEqual({
      firstName: 'Robin',
      lastName: 'Hale',
      address1: '418 Bayshore Road',
      city: 'San Mateo',
      zip: '94401',
      country: 'United States',
      countryCode: 'US',
      province: 'California',
    });
  });

  it("has 'n/a' for the state of a country without listed ones", () => {
    expect(addressOf({ ...written, countryCode: 'JP', province: '' })).toMatchObject({
      country: 'Japan',
      province: 'n/a',
    });
  });

  it('leaves it to the platform to refuse missing values', () => {
    expect(addressOf({})).toEqual({ address1: '', city: '', zip: '', country: '', countryCode: '', province: '' });
  });
});
