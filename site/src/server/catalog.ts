import { CommerceError, imageLoader as imageLoaderOf, type ProductSummary } from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import { cache } from 'react';
import { commerceFor } from './commerce';

/** The catalogue is the same for everyone: it is read with nobody's session. */
const commerce = cache(() => commerceFor(createMemorySession()));

/** What a browser needs to know of the platform. */
export function platform() {
  const { platform, capabilities } = commerce();
  return { platform, capabilities };
}

/** How pictures are asked for in the size that they show at, by the sections that render on the server. */
export const imageLoader = () => imageLoaderOf(commerce().capabilities);

// Each is read once for a page, however many of its parts ask: the metadata, the sections. The locale is the page's, BCP 47.
export const getShop = cache((locale: string) => commerce().catalog.shop({ buyer: { locale } }));
export const getCollections = cache((locale: string) => commerce().catalog.collections({ buyer: { locale } }));
export const getCollection = cache((locale: string, name: string) =>
  commerce().catalog.collection(name, { buyer: { locale } }),
);
/** Undefined for a page number below 1, too. */
export const getCollectionPage = cache(async (locale: string, name: string, page: number, perPage: number) =>
  page < 1
    ? undefined
    : commerce().catalog.products({ in: { collection: name }, page, perPage }, { buyer: { locale } }),
);
export const getProduct = cache((locale: string, slug: string) =>
  commerce().catalog.product(slug, { buyer: { locale } }),
);
/** What goes beside a product: a page is whole without it. */
export const getRecommendations = cache(async (locale: string, id: string): Promise<ProductSummary[]> => {
  try {
    return await commerce().catalog.recommendations(id, { buyer: { locale } });
  } catch (error) {
    if (error instanceof CommerceError) return [];
    throw error;
  }
});
