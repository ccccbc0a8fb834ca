import type { Capabilities } from '../../port/commerce.js';

/** Accounts with passwords, which are changed by way of a mail only. */
export const accounts: Pick<Capabilities, 'login' | 'registerFields' | 'changePassword'> = {
  login: 'password',
  registerFields: ['email', 'password'],
  changePassword: false,
};
