/** Reads that several clients share. */
import type { CallOptions } from '../../../port/context.js';
import type { DataCache } from '../../shared/dataCache.js';
import { success, successIfFound, type Ask } from './client.js';
import type { NormalizeContext } from './normalize.js';
import * as wire from './wire.js';

/** Data about the shop that is not in the responses, and the cache. */
export interface ReadContext extends NormalizeContext {
  cache: DataCache;
}

export const readShop = (ask: Ask, options?: CallOptions) =>
  ask({ call: '/meta.json', decode: success(wire.shop) }, options);

/** Whether a path can contain the handle. An empty handle, '.' and '..' would change the path. */
export const isHandle = (text: string) => !/^\.{0,2}$/.test(text);

export async function readProduct(ask: Ask, handle: string, options?: CallOptions) {
  if (!isHandle(handle)) return undefined;
  const path = `/products/${encodeURIComponent(handle)}.js`;
  return ask({ call: '/products/{handle}.js', path, decode: successIfFound(wire.product) }, options);
}

export async function readCollection(ask: Ask, handle: string, options?: CallOptions) {
  if (!isHandle(handle)) return undefined;
  const path = `/collections/${encodeURIComponent(handle)}.json`;
  const decode = successIfFound(wire.collection);
  return (await ask({ call: '/collections/{handle}.json', path, decode }, options))?.collection;
}

/** Returns the shop's own currency, which every listing needs. */
export const readShopCurrency = (ask: Ask, { baseUrl, cache }: ReadContext): Promise<string> =>
  cache.read(`currency of ${baseUrl}`, async () => (await readShop(ask)).currency);

/** Returns the buyer's currency. A product's JSON does not contain it. If the buyer chose a country, an empty cart contains it. */
export async function readCurrency(ask: Ask, context: ReadContext, options: CallOptions = {}): Promise<string> {
  if (!options.buyer?.country) return readShopCurrency(ask, context);
  return (await ask({ call: '/cart.js', decode: success(wire.cart) }, options)).currency;
}
