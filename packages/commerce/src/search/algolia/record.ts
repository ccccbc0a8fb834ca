import { listingPrice } from '../../model/listingPrice.js';
import type { Image, Money, Product } from '../../model/entities.js';

/**
 * A product in the index: the data for searching, and the data for a listing. Records may have further attributes. It is no interface,
 * which Algolia's client would refuse as a `Record<string, unknown>`.
 */
export type SearchRecord = {
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
  /** Prices by the country of the buyer: `{ DE: { price: … } }`. `price` applies in all other countries. */
  offers?: Record<string, { price?: Money; compareAtPrice?: Money }>;
  availableForSale?: boolean;
  /** Listings show the first two. */
  images?: Image[];
};

/** Makes the record of a product for an index. */
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
