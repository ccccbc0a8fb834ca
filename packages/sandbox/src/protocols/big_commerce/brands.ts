/** The brands of the products. The shop itself has only their names. */
import { originalOf } from '../../shop/catalog/copies.js';
import { idOf, type Catalog, type Product } from '../../shop/catalog/catalog.js';

export interface Brand {
  id: number;
  name: string;
  /** The path of the brand's page. */
  url: string;
}

export interface Brands {
  /** In the order of the catalog. */
  all: readonly Brand[];
  byId: ReadonlyMap<number, Brand>;
}

/** Returns the id of a product's brand. The platform's brand ids are below 1,000,000,000. */
export const brandIdOf = (product: Product): number =>
  (idOf(`brand ${originalOf(product).data.vendor}`) % 999_999_999) + 1;

/** By the products: a catalog has other ones after a change. */
const known = new WeakMap<readonly Product[], Brands>();

/** Returns all brands of a catalog. The first call collects them. */
export function brandsOf(catalog: Catalog): Brands {
  const found = known.get(catalog.products);
  if (found) return found;
  const byId = new Map<number, Brand>();
  for (const product of catalog.products) {
    const id = brandIdOf(product);
    const { vendor: name } = originalOf(product).data;
    if (name && !byId.has(id)) byId.set(id, { id, name, url: `/brands/${slugOf(name)}/` });
  }
  const brands = { all: [...byId.values()], byId };
  known.set(catalog.products, brands);
  return brands;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const brandView = ({ id, name, url }: Brand): Record<string, unknown> => ({
  id,
  name,
  page_title: '',
  meta_keywords: [],
  meta_description: '',
  search_keywords: '',
  image_url: '',
  custom_url: { url, is_customized: false },
});
