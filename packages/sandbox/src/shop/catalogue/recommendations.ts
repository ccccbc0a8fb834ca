import type { Product } from './catalogue.js';

/** The most that a platform recommends. */
const most = 10;

/** As many are looked through: a large shop's others are copies of these. */
const candidates = 500;

/** Products that have tags in common with this one: what has most of them first, then what sells best. */
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
