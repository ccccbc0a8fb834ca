/** The goods of a shop, with the merchant's changes since the first day. */
import { createCatalog, type Catalog, type Collection, type Product } from './catalog.js';
import { withCopies } from './copies.js';
import type { CollectionData, ProductData, ShopData, UrlRedirectData } from '../data.js';
import type { ChangedEntry } from '../records.js';
import type { Store } from '../store.js';

/** A product or collection that was created, updated or deleted. A deleted one is as it was before. */
export type GoodsChange = { did: 'created' | 'updated' | 'deleted' } & (
  { of: 'product'; product: Product } | { of: 'collection'; collection: Collection }
);

export interface Goods {
  /** The catalog of the present goods: the same object after a change, with other lists. */
  catalog: Catalog;
  /** The present data. */
  data(): ShopData;
  /**
   * Creates or changes the product with this handle; without data, deletes it.
   * @throws Error for a numbered copy, and if the data does not fit the shop
   */
  setProduct(handle: string, data: ProductData | undefined): void;
  /**
   * Creates or changes the collection with this handle; without data, deletes it.
   * @throws Error if it names a product that does not exist
   */
  setCollection(handle: string, data: CollectionData | undefined): void;
  /** Lets an old path redirect to a target; without one, to none. */
  setRedirect(path: string, target: string | undefined): void;
  /** Restores the goods of the first day. */
  reset(): void;
}

interface GoodsOptions {
  data: ShopData;
  store: Store;
  /** The least number of products: copies fill up. */
  least: number;
  /** Called after each change, except a reset. No platform reports redirects. */
  onChange: (change: GoodsChange) => void;
}

export function createGoods({ data: first, store, least, onChange }: GoodsOptions): Goods {
  const linked = () => {
    const products = withChanges(first.products, store.all('product'), ({ handle }) => handle);
    const handles = new Set(products.map(({ handle }) => handle));
    const isDeleted = new Set(store.all('product').flatMap(({ id }) => (handles.has(id) ? [] : [id])));
    const collections = withChanges(first.collections, store.all('collection'), ({ handle }) => handle).map(
      (collection) => ({ ...collection, products: collection.products.filter((handle) => !isDeleted.has(handle)) }),
    );
    const redirects = withChanges(first.redirects ?? [], store.all('urlRedirect'), ({ path }) => path);
    const data = { ...first, products, collections, redirects };
    return { data, catalog: withCopies(createCatalog(data), least) };
  };
  let present = linked();

  /** Keeps all of a change, or nothing of it if the goods do not fit together any more. */
  const change = (work: () => void): void => {
    present = store.transaction(() => {
      work();
      return linked();
    });
  };

  return {
    catalog: {
      get products() {
        return present.catalog.products;
      },
      get collections() {
        return present.catalog.collections;
      },
      get largest() {
        return present.catalog.largest;
      },
      product: (handle) => present.catalog.product(handle),
      collection: (handle) => present.catalog.collection(handle),
      variant: (sku) => present.catalog.variant(sku),
      entry: (kind, id) => present.catalog.entry(kind, id),
    },
    data: () => present.data,
    setProduct(handle, data) {
      const before = present.catalog.product(handle);
      if (before?.copy) throw new Error(`The product ${handle} is a copy of ${before.copy.original.data.handle}.`);
      change(() => store.put('product', handle, { id: handle, ...(data && { data }) }));
      const product = present.catalog.product(handle) ?? before;
      if (product) onChange({ of: 'product', did: didTo(before, data), product });
    },
    setCollection(handle, data) {
      const before = present.catalog.collection(handle);
      change(() => store.put('collection', handle, { id: handle, ...(data && { data }) }));
      const collection = present.catalog.collection(handle) ?? before;
      if (collection) onChange({ of: 'collection', did: didTo(before, data), collection });
    },
    setRedirect(path, target) {
      const data: UrlRedirectData | undefined = target === undefined ? undefined : { path, target };
      change(() => store.put('urlRedirect', path, { id: path, ...(data && { data }) }));
    },
    reset() {
      for (const kind of ['product', 'collection', 'urlRedirect'] as const) store.clear(kind);
      present = linked();
    },
  };
}

const didTo = (before: unknown, data: unknown): GoodsChange['did'] => {
  if (data === undefined) return 'deleted';
  return before === undefined ? 'created' : 'updated';
};

/** Puts changed entries in the places of the first ones, and new entries last. */
function withChanges<Data>(
  first: readonly Data[],
  changes: readonly ChangedEntry[],
  idOf: (data: Data) => string,
): Data[] {
  const changed = new Map(changes.map((entry) => [entry.id, entry]));
  const kept = first.flatMap((data) => {
    const change = changed.get(idOf(data));
    changed.delete(idOf(data));
    return change ? dataIn<Data>(change) : [data];
  });
  return [...kept, ...[...changed.values()].flatMap((change) => dataIn<Data>(change))];
}

const dataIn = <Data>({ data }: ChangedEntry): Data[] => (data === undefined ? [] : [data as Data]);
