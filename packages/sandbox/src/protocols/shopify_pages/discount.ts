/** Links that save a code for the visitor's cart: `/discount/TEN?redirect=/collections/bikes`. */
import { redirect, withCookie } from '../../http.js';
import { discountCookie, type Visit } from '../shopify_ajax/visit.js';

export function applyDiscount(code: string, query: URLSearchParams, { shop, shopUrl, cart }: Visit): Response {
  if (cart) shop.changeCart(cart, { discountCodes: [code] }, { shortage: 'allow' });
  return withCookie(redirect(targetOf(query.get('redirect') ?? '/', shopUrl), 302), discountCookie(code));
}

/** Returns the URL of a page of the storefront. A path to another site becomes the home page. */
function targetOf(path: string, shopUrl: string): string {
  const home = new URL('/', shopUrl);
  const target = URL.canParse(path, home) ? new URL(path, home) : home;
  return target.origin === home.origin ? target.href : home.href;
}
