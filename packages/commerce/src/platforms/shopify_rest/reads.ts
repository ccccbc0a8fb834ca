/** Single answers that several clients need. */
import type { CallOptions } from '../../port/context.js';
import { success, successIfFound, type Ask } from './client.js';
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

/** What the buyer pays in. A product's JSON has no currency; for who chose a country, an empty cart's tells it. */
export async function readCurrency(ask: Ask, options: CallOptions = {}): Promise<string> {
  if (!options.buyer?.country) return (await readShop(ask, options)).currency;
  return (await ask({ call: '/cart.js', decode: success(wire.cart) }, options)).currency;
}
