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
import { shop } from '../../shop';
import { commerceFor } from '../shop/commerce';

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
/** That of the shop's settings while the platform gives no answers: a page is shown with some menu or other. */
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
/** A page of a collection or of a brand, as a query like `listingViewQuery`'s wants it. */
export const getListing = cache(
  (locale: string, kind: 'collection' | 'brand', name: string, query: string, page: number, perPage: number) => {
    const { sorts, ...offer } = listingOffer(kind, commerce().capabilities);
    const { filters, sort } = readListingView(new URLSearchParams(query), { ...offer, sorts });
    // A platform has a usual order of its own for collections only.
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
/** What goes beside a product: a page is whole without it. */
export const getRecommendations = cache(async (locale: string, id: string): Promise<ProductSummary[]> => {
  try {
    return await commerce().catalog.recommendations(id, { buyer: { locale } });
  } catch (error) {
    if (error instanceof CommerceError) return [];
    throw error;
  }
});
