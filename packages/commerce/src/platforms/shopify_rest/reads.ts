/** Single answers that several clients need. */
import type { CallOptions } from '../../port/context.js';
import { success, successIfFound, type Ask } from './client.js';
import type { NormalizeContext } from './normalize.js';
import * as wire from './wire.js';

export const readShop = (ask: Ask, options?: CallOptions) =>
  ask({ call: '/meta.json', decode: success(wire.shop) }, options);

export const readProduct = (ask: Ask, handle: string, options?: CallOptions) =>
  ask(
    {
      call: '/products/{handle}.js',
      path: `/products/${encodeURIComponent(handle)}.js`,
      decode: successIfFound(wire.product),
    },
    options,
  );

export async function readCollection(ask: Ask, handle: string, options?: CallOptions) {
  const path = `/collections/${encodeURIComponent(handle)}.json`;
  const decode = successIfFound(wire.collection);
  return (await ask({ call: '/collections/{handle}.json', path, decode }, options))?.collection;
}

/** Shops' own currencies, by their addresses: every listing needs it, and it changes once in a shop's life, if ever. */
const currencies = new Map<string, Promise<string>>();

/** The shop's own currency, asked for once. All who wait for it get the same answer, so that nobody's giving up ends it. */
export function readShopCurrency(ask: Ask, { baseUrl }: NormalizeContext): Promise<string> {
  let currency = currencies.get(baseUrl);
  if (!currency) {
    currency = readShop(ask).then((shop) => shop.currency);
    currencies.set(baseUrl, currency);
    currency.catch(() => currencies.delete(baseUrl));
  }
  return currency;
}

/** What the buyer pays in. A product's JSON has no currency; for who chose a country, an empty cart's tells it. */
export async function readCurrency(ask: Ask, context: NormalizeContext, options: CallOptions = {}): Promise<string> {
  if (!options.buyer?.country) return readShopCurrency(ask, context);
  return (await ask({ call: '/cart.js', decode: success(wire.cart) }, options)).currency;
}
