import type { Image, Product } from '@vitrine/commerce';

/** What is kept of a product that was looked at: no price, which may be another by then. */
export interface ViewedProduct {
  id: string;
  name: string;
  /** As the product has it. */
  slug: string;
  image?: Image;
}

/** So many are kept; the one that is looked at is among them. */
const mostKept = 9;

export const viewedOf = ({ id, name, slug, media }: Product): ViewedProduct => ({
  id,
  name,
  slug,
  ...(media[0] && { image: media[0].details }),
});

/** The newest first, each once. */
export const withViewed = (viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] =>
  [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, mostKept);

/** What was kept, as far as it can be read: another version of this page may have written it. */
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
