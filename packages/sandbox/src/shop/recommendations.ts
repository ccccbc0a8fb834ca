import type { Product } from './catalogue.js';

/** The most that a platform recommends. */
const most = 10;

/** As many are looked through: a large shop's others are copies of these. */
const candidates = 500;

/** Products that have tags in common with this one: what has most of them first, then what sells best. */
export function recommendationsOf(product: Product, products: readonly Product[]): Product[] {
  const shared = ({ data }: Product) => data.tags.filter((tag) => product.data.tags.includes(tag)).length;
  return products
    .slice(0, candidates)
    .filter((other) => other !== product && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.data.salesRank - a.data.salesRank)
    .slice(0, most);
}
