import type { Client } from './client.js';

/** The platform's largest page of an order's products. */
const perPage = 250;

/** Reads the ids of an order's products, each once. Empty for an order that does not exist. */
export async function readOrderedProducts(client: Client, order: string): Promise<number[]> {
  const ids = new Set<number>();
  for (let page = 1; ; page++) {
    const outcome = await client.attempt('getOrderProducts', { path: { id: order }, query: { page, limit: perPage } });
    const lines = 'answer' in outcome ? outcome.answer : [];
    // A product that the store no longer has is 0.
    for (const { product_id: id } of lines) if (id > 0) ids.add(id);
    if (lines.length < perPage) return [...ids];
  }
}
