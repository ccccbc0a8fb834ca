/** The makers of the goods. The shop itself knows them by name only. */
import { idOf, type Catalogue, type Product } from '../../shop/catalogue/catalogue.js';

export interface Brand {
  id: number;
  name: string;
  /** The path of its page. */
  url: string;
}

export interface Brands {
  /** In the order of the catalogue. */
  all: readonly Brand[];
  byId: ReadonlyMap<number, Brand>;
}

/** The platform's brand ids end at a thousand million. */
export const brandIdOf = ({ data: { vendor } }: Product): number => (idOf(`brand ${vendor}`) % 999_999_999) + 1;

const known = new WeakMap<Catalogue, Brands>();

/** All brands of a catalogue, collected when they are first asked for. */
export function brandsOf(catalogue: Catalogue): Brands {
  const found = known.get(catalogue);
  if (found) return found;
  const byId = new Map<number, Brand>();
  for (const product of catalogue.products) {
    const id = brandIdOf(product);
    const { vendor: name } = product.data;
    if (name && !byId.has(id)) byId.set(id, { id, name, url: `/brands/${slugOf(name)}/` });
  }
  const brands = { all: [...byId.values()], byId };
  known.set(catalogue, brands);
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
