import type { CallOptions } from '../../port/context.js';
import type { DataCache } from '../shared/dataCache.js';
import { orAbort } from '../../shared/orAbort.js';
import { CommerceError } from '../../port/errors.js';
import type { WireBrand, WireCategory, WireStore } from './answers.js';
import type { Client } from './client.js';
import { allItems, largestPage } from './pages.js';
import { slugOf } from './slugs.js';

/** Data that most conversions need, or for which the platform has no query. It is cached for all shoppers together. */
export interface Facts {
  store(options?: CallOptions): Promise<WireStore>;
  /** Returns the categories that shoppers may see, in the merchant's order. */
  categories(options?: CallOptions): Promise<WireCategory[]>;
  brands(options?: CallOptions): Promise<WireBrand[]>;
  /** Returns the brands' names by product id, for products that have a brand. */
  brandNames(productIds: readonly number[], options?: CallOptions): Promise<ReadonlyMap<number, string>>;
  /** Returns the id of the product with this slug. */
  productId(slug: string, options?: CallOptions): Promise<number | undefined>;
}

export interface FactsOptions {
  client: Client;
  cache: DataCache;
  /** A name that distinguishes this store's cached data from other stores' data. */
  scope: string;
  /** The maximum wait for a fact in milliseconds. The read continues for the next caller. Default: 8000. */
  timeout?: number | undefined;
}

export function createFacts({ client, cache, scope, timeout = 8000 }: FactsOptions): Facts {
  /** Reads a fact for all callers. One caller's signal or time limit does not end the read for the others. */
  const read = async <Value>(name: string, { signal }: CallOptions, load: () => Promise<Value>): Promise<Value> => {
    const limit = AbortSignal.timeout(timeout);
    const reading = cache.read(`${scope} ${name}`, load);
    return orAbort(reading, signal ? AbortSignal.any([limit, signal]) : limit).catch((reason: unknown) => {
      if (signal?.aborted) throw new CommerceError('aborted', name, `${name} was given up.`, { cause: signal.reason });
      if (limit.aborted) throw new CommerceError('timeout', name, `${name}: not read within ${timeout} ms.`);
      throw reason;
    });
  };

  const readBrands = () => {
    const fields = ['name', 'page_title', 'meta_description', 'image_url', 'custom_url'];
    return allItems((page) => client.ask('getBrands', { query: { page, limit: largestPage, include_fields: fields } }));
  };

  const readCategories = async () => {
    const query = { is_visible: true, limit: largestPage };
    const categories = await allItems((page) => client.ask('getCategories', { query: { ...query, page } }));
    return categories.sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0) || a.id - b.id);
  };

  const readBrandIds = async (ids: readonly number[]): Promise<Map<number, number>> => {
    const query = { 'id:in': ids, include_fields: ['brand_id'], limit: largestPage };
    const { data } = await client.ask('getProductBrands', { query });
    return new Map(data.map(({ id, brand_id: brandId }) => [id, brandId ?? 0]));
  };

  const readAddresses = async (query: Record<string, string>) => {
    const fields = { is_visible: true, include_fields: ['custom_url'], limit: largestPage };
    return (page: number) => client.ask('getProductAddresses', { query: { ...fields, ...query, page } });
  };

  const toSlugs = (products: readonly { id: number; custom_url?: { url: string } | null | undefined }[]) =>
    new Map(products.map(({ id, custom_url: page }) => [slugOf(page), id]));

  /** Searches products by the words of a slug, because most slugs are made from names. */
  const readLikely = async (slug: string): Promise<Map<string, number>> => {
    const keyword = slug
      .split('/')
      .at(-1)
      ?.match(/[\p{L}\p{N}]+/gu)
      ?.join(' ');
    if (!keyword) return new Map();
    const readPage = await readAddresses({ keyword });
    return toSlugs((await readPage(1)).data);
  };

  /** Reads the slugs of all products, because slugs that differ from names can only be found among all. */
  const readSlugs = async () => toSlugs(await allItems(await readAddresses({})));

  return {
    store: (options = {}) => read('store', options, () => client.ask('getStoreInformation')),
    categories: (options = {}) => read('categories', options, readCategories),
    brands: (options = {}) => read('brands', options, readBrands),

    async brandNames(productIds, options = {}) {
      const ids = [...new Set(productIds)].sort((a, b) => a - b);
      if (ids.length === 0) return new Map();
      const [brands, brandIds] = await Promise.all([
        read('brands', options, readBrands),
        read(`brands of ${ids.join(' ')}`, options, () => readBrandIds(ids)),
      ]);
      const names = new Map(brands.map(({ id, name }) => [id, name]));
      return new Map(
        [...brandIds].flatMap(([id, brandId]): [number, string][] => {
          const name = names.get(brandId);
          return name ? [[id, name]] : [];
        }),
      );
    },

    async productId(slug, options = {}) {
      const likely = (await readLikely(slug)).get(slug);
      return likely ?? (await read('slugs', options, readSlugs)).get(slug);
    },
  };
}
