import type { Product } from './catalogue.js';

/** The most that a platform recommends. */
const most = 10;

/** Products like this one: those of its smallest collection, what sells best first. */
export function recommendationsOf(product: Product): Product[] {
  const [nearest] = [...product.collections]
    .filter(({ products }) => products.length > 1)
    .sort((a, b) => a.products.length - b.products.length);
  return (nearest?.products ?? [])
    .filter((other) => other !== product)
    .sort((a, b) => b.data.salesRank - a.data.salesRank)
    .slice(0, most);
}
