import type { Capabilities } from '../../port/commerce.js';

/** An account begins with an address. */
export const accounts: Pick<Capabilities, 'login' | 'registerFields' | 'changePassword' | 'defaultAddress'> = {
  login: 'password',
  registerFields: ['firstName', 'lastName', 'email', 'password', 'countryCode', 'province', 'city', 'zip', 'address1'],
  changePassword: true,
  defaultAddress: false,
};
