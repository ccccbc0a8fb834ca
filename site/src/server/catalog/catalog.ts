import {
  CommerceError,
  imageLoader as imageLoaderOf,
  listingOffer,
  readListingView,
  type ProductSummary,
} from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import { readMenu } from '@vitrine/sections';
import { cache } from 'react';
import { shop } from '@vitrine/northlane/shop';
import { commerceFor } from '../shop/commerce';

/** The catalogue is the same for everyone, so it is read without a shopper's session. */
const commerce = cache(() => commerceFor(createMemorySession()));

/** Returns the platform's properties that a browser needs. */
export function platform() {
  const { platform, capabilities } = commerce();
  return { platform, capabilities };
}

/** Returns the image loader for sections that render on the server. It requests pictures in the size at which they show. */
export const imageLoader = () => imageLoaderOf(commerce().capabilities);

// Each of these is read once for a page, even if several parts need it, such as the metadata and the sections. The locale is the page's, BCP 47.
export const getShop = cache((locale: string) => commerce().catalog.shop({ buyer: { locale } }));
/** The menu. While the platform does not answer, it is the menu of the shop's settings, so every page has one. */
export const getMenu = cache((locale: string) =>
  readMenu(commerce(), shop, { buyer: { locale } }).catch((error: unknown) => {
    if (!(error instanceof CommerceError)) throw error;
    return shop.menu ?? [];
  }),
);
export const getCollections = cache((locale: string) => commerce().catalog.collections({ buyer: { locale } }));
export const getCollection = cache((locale: string, name: string) =>
  commerce().catalog.collection(name, { buyer: { locale } }),
);
export const getBrand = cache((locale: string, name: string) => commerce().catalog.brand(name, { buyer: { locale } }));
/** The first page of a collection. */
export const getCollectionProducts = cache((locale: string, name: string, perPage: number) =>
  commerce().catalog.products({ in: { collection: name }, perPage }, { buyer: { locale } }),
);
/** A page of a collection or brand, with the order and filters of a query in the format of `listingViewQuery`. */
export const getListing = cache(
  (locale: string, kind: 'collection' | 'brand', name: string, query: string, page: number, perPage: number) => {
    const { sorts, ...offer } = listingOffer(kind, commerce().capabilities);
    const { filters, sort } = readListingView(new URLSearchParams(query), { ...offer, sorts });
    // Platforms have a default order for collections only.
    const order = kind === 'brand' ? (sort ?? sorts[0]) : sort;
    return commerce().catalog.products(
      {
        in: kind === 'brand' ? { brand: name } : { collection: name },
        page,
        perPage,
        ...(order && { sort: order }),
        ...(filters && { filters }),
      },
      { buyer: { locale } },
    );
  },
);
export const getProduct = cache((locale: string, slug: string) =>
  commerce().catalog.product(slug, { buyer: { locale } }),
);
/** The products to show beside a product. Empty if the platform fails, since the page is complete without them. */
export const getRecommendations = cache(async (locale: string, id: string): Promise<ProductSummary[]> => {
  try {
    return await commerce().catalog.recommendations(id, { buyer: { locale } });
  } catch (error) {
    if (error instanceof CommerceError) return [];
    throw error;
  }
});
