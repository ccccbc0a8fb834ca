import { listingPrice } from '../../model/listingPrice.js';
import type { Image, Money, Product } from '../../model/entities.js';

/** A product in the index: what a search finds it by, and what a list shows of it. Further attributes may stand beside these. */
export interface SearchRecord {
  /** The product's id. */
  objectID: string;
  name: string;
  /** Begins with a slash: '/trail-29'. */
  slug: string;
  brand?: string;
  /** Plain text. */
  description?: string;
  price?: Money;
  /** The price before a reduction. */
  compareAtPrice?: Money;
  /** Other prices, by the country of the buyer: `{ DE: { price: … } }`. Elsewhere `price` holds. */
  offers?: Record<string, { price?: Money; compareAtPrice?: Money }>;
  availableForSale?: boolean;
  /** The first two are shown. */
  images?: Image[];
}

/** The record of a product as the platform sells it, to fill an index with. */
export function toSearchRecord(product: Product): SearchRecord {
  const { id, name, slug, brand, description, media, variants } = product;
  const price = listingPrice(product);
  const compareAtPrice = variants[0]?.compareAtPrice;
  return {
    objectID: id,
    name,
    slug,
    ...(brand && { brand }),
    ...(description && { description }),
    ...(price && { price }),
    ...(compareAtPrice && { compareAtPrice }),
    images: media.slice(0, 2).map(({ details: { src, alt, width, height } }) => ({
      src,
      ...(alt !== undefined && { alt }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    })),
  };
}
