/** The platform has no brands but the name in each product's vendor. */

/** 'Harbour & Mill' is 'harbour-mill', as the platform writes its own handles. */
export const brandSlug = (vendor: string): string =>
  vendor
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Finds the products of a brand, and perhaps of others with the same words in their names. */
export const brandQuery = (slug: string): string => `vendor:"${slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`;
