/** The addresses of a shop's pages: they lead to the storefront, which is served elsewhere. */
import { redirect } from '../http.js';
import type { Protocol } from './protocol.js';

export const storefrontLinks: Protocol = {
  matches: ({ pathname }) => /^\/(products|collections|pages|blogs|policies)\//.test(pathname) || pathname === '/account.php',
  calls: () => [],
  answer: (_, { pathname, search }, __, { shopUrl }) =>
    redirect(new URL((pathname === '/account.php' ? '/account' : pathname) + search, shopUrl).href, 302),
};
