import type { Image, Product } from '@vitrine/commerce';

/** The stored data of a viewed product. They contain no price, because it may change. */
export interface ViewedProduct {
  id: string;
  name: string;
  /** The product's slug, unchanged. */
  slug: string;
  image?: Image;
}

/** The maximum number of stored products, including the current one. */
const maxViewed = 9;

export const viewedOf = ({ id, name, slug, media }: Product): ViewedProduct => ({
  id,
  name,
  slug,
  ...(media[0] && { image: media[0].details }),
});

/** Returns the list with this product first, and each product once. */
export const withViewed = (viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] =>
  [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, maxViewed);

/** Returns the readable entries of a stored list. Another version of this page may have written it. */
export function parseViewed(text: string | null): ViewedProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed) : [];
  } catch {
    return [];
  }
}

const isViewed = (entry: unknown): entry is ViewedProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  (['id', 'name', 'slug'] as const).every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');
