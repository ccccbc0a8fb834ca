import type { Catalog, Product } from './catalog.js';

/** The maximum number of recommendations. */
const most = 10;

/** The number of products that are searched. The other products of a large shop are copies of these. */
const candidates = 500;

/** Returns the products that share tags with this one: by the number of shared tags, then by sales. */
export function recommendationsOf(product: Product, products: readonly Product[]): Product[] {
  const own = new Set(product.data.tags);
  return products
    .slice(0, candidates)
    .map((other) => ({ other, shared: other === product ? 0 : other.data.tags.filter((tag) => own.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.other.data.salesRank - a.other.data.salesRank)
    .slice(0, most)
    .map(({ other }) => other);
}

/** Returns the products that the merchant recommends beside this one. */
export const complementsOf = ({ data: { complements = [] } }: Product, catalog: Catalog): Product[] =>
  complements.flatMap((handle) => catalog.product(handle) ?? []);
