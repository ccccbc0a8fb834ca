import type { CustomerClient } from '../../port/customer.js';
import { misuse } from './misuse.js';

/** The login page's methods for platforms whose customers sign in with a password, in a form of the shop. */
export const noLoginPage: Pick<CustomerClient, 'loginPage' | 'completeLogin'> = {
  loginPage: () => Promise.resolve(undefined),
  completeLogin: () =>
    Promise.reject(
      misuse('completeLogin', 'url', 'customers sign in with a password here, and come back from nowhere. Use login.'),
    ),
};
