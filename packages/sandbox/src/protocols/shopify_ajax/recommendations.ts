/** Recommendations for a product: `/recommendations/products.json`. */
import { json } from '../../http.js';
import { complementsOf, recommendationsOf } from '../../shop/catalog/recommendations.js';
import { cartError } from './errors.js';
import { productJson } from './product.js';
import type { Visit } from './visit.js';

/** The platform's default and maximum number of products. */
const defaultLimit = 10;

export function recommendationsAnswer(query: URLSearchParams, visit: Visit): Response {
  const id = query.get('product_id') ?? '';
  const product = /^\d+$/.test(id) ? visit.shop.catalog.entry('product', Number(id)) : undefined;
  if (!product) throw cartError('No product with such an id is published in the online store', 404);
  const intent = query.get('intent') ?? 'related';
  const limit = Math.min(Math.max(Number(query.get('limit') ?? defaultLimit) || defaultLimit, 1), defaultLimit);
  const { catalog } = visit.shop;
  const found = {
    related: () => recommendationsOf(product, catalog.products),
    complementary: () => complementsOf(product, catalog),
  };
  const products = Object.hasOwn(found, intent) ? found[intent as keyof typeof found]().slice(0, limit) : [];
  return json({ intent, products: products.map((other) => productJson(other, visit)) });
}
