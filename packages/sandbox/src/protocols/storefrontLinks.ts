/** The URLs of a shop's pages. They redirect to the storefront, which is served elsewhere. Old URLs redirect to new ones. */
import { plain, redirect } from '../http.js';
import type { Protocol } from './protocol.js';

const pages = /^\/(?:(?:products|collections|pages|blogs|policies)\/.+|search|cart)$/;

/** Answers every URL that no other protocol matches. */
export const storefrontLinks: Protocol = {
  matches: () => true,
  names: [],
  calls: () => [],
  answer(_, { pathname, search }, __, { shop, shopUrl }) {
    const old = shop.data.redirects?.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, ''));
    if (old) return redirect(new URL(old.target, shopUrl).href, 301);
    const path = pathname === '/account.php' ? '/account' : pages.test(pathname) ? pathname : undefined;
    return path === undefined
      ? plain('Not Found\n', { status: 404 })
      : redirect(new URL(path + search, shopUrl).href, 302);
  },
};
