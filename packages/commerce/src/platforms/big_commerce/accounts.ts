import type { Capabilities } from '../../port/commerce.js';

/** The accounts' capabilities. Creating an account requires an address. */
export const accounts: Pick<Capabilities, 'login' | 'registerFields' | 'changePassword' | 'defaultAddress'> = {
  login: 'password',
  registerFields: ['firstName', 'lastName', 'email', 'password', 'countryCode', 'province', 'city', 'zip', 'address1'],
  changePassword: true,
  defaultAddress: false,
};
