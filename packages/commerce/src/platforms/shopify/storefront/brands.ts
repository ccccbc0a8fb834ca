/** Brands. The platform has none except the name in each product's `vendor`. */

/** Converts a vendor's name to a slug in the style of the platform's handles: 'Harbour & Mill' becomes 'harbour-mill'. */
export const brandSlug = (vendor: string): string =>
  vendor
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the query for the products of a brand. It may also find other brands with the same words in their names. */
export const brandQuery = (slug: string): string => `vendor:"${slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`;
