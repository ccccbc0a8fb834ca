/**
 * Ids of products and variants. The port finds a product by its slug, so an id is made of the slug: 'trail-29', and 'trail-29:41293818167385' for
 * a variant. Agents treat ids as opaque. See docs/decisions/188-ids-for-agents.md.
 */
import type { Product, Variant } from '../model/entities.js';

/** Returns the end of a platform's id, which identifies a variant within its product: '123' for 'gid://shopify/ProductVariant/123'. */
const endOf = (id: string): string => id.split('/').at(-1) ?? id;

/** A cart's line may have the variant in its slug, as a query. */
export const toProductId = (slug: string): string => slug.replace(/^\/|\?.*$/g, '');

export const toVariantId = (slug: string, variantId: string): string => `${toProductId(slug)}:${endOf(variantId)}`;

/** A product, and the variant that the id names. */
export interface Found {
  product: Product;
  /** Undefined if the id names the product. */
  variant?: Variant;
}

/** Finds the product or variant of an id. Undefined if the shop has none. */
export async function findById(
  id: string,
  read: (slug: string) => Promise<Product | undefined>,
): Promise<Found | undefined> {
  const colon = id.lastIndexOf(':');
  if (colon > 0) {
    const product = await read(id.slice(0, colon));
    const variant = product?.variants.find((candidate) => endOf(candidate.id) === id.slice(colon + 1));
    if (product && variant) return { product, variant };
  }
  const product = id ? await read(id) : undefined;
  return product && { product };
}
