/** Links to a cart's checkout. Each link works once. New links do not replace earlier ones. */
import { methodNotAllowed, redirect } from '../../http.js';
import type { CartRecord } from '../../shop/records.js';
import { checkoutPath } from '../checkout/matches.js';
import type { ProtocolContext } from '../protocol.js';
import { fromUuid, toUuid } from './ids.js';
import { redirectPath } from './matches.js';

/** Creates the links of a cart. They share one token, so only the first followed link works. */
export function redirectUrls({ token: cartToken }: CartRecord, { shop, origin }: ProtocolContext) {
  const token = newToken();
  shop.store.put('redirect', token, { token, cartToken });
  const link = (action: string) => {
    const url = new URL(redirectPath, origin);
    url.search = String(new URLSearchParams({ action, id: toUuid(cartToken), token }));
    return url.href;
  };
  const checkout = link('loadInCheckout');
  return { cart_url: link('load'), checkout_url: checkout, embedded_checkout_url: `${checkout}&embedded=1` };
}

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Redirects to the hosted checkout and spends the link. A spent link redirects to the checkout's page for a missing cart. */
export function followRedirect(request: Request, { searchParams }: URL, { shop }: ProtocolContext): Response {
  if (request.method !== 'GET') return methodNotAllowed('GET');
  const token = searchParams.get('token') ?? '';
  const cartToken = fromUuid(searchParams.get('id') ?? '');
  const record = shop.store.get('redirect', token);
  const cart = record && record.cartToken === cartToken ? shop.store.get('cart', cartToken) : undefined;
  if (!cart) return redirect('/cart/c/gone', 302);
  shop.store.delete('redirect', token);
  return redirect(checkoutPath(cart), 302);
}
