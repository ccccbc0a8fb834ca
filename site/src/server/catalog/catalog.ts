import {
  CommerceError,
  imageLoader as imageLoaderOf,
  listingOffer,
  readListingView,
  type PolicyKind,
  type Product,
  type ProductSummary,
} from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import { readMenu } from '@vitrine/sections';
import { cache } from 'react';
import { policies } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { isCountedAsOne } from '../../structuredData/productData';
import { commerceFor } from '../shop/commerce';
import { store } from '../store/sharedStore';
import { missingKinds, policyPages, type PolicyPage } from './policyPages';

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
export const getCollections = cache((locale: string) => commerce().catalog.collections({ buyer: { locale } }));
/** The menu. While the platform does not answer, it is the menu of the shop's settings, so every page has one. */
export const getMenu = cache((locale: string) => {
  const { capabilities, catalog } = commerce();
  // The page may show the collections too: both read them by one call.
  const shared = { ...catalog, collections: () => getCollections(locale) };
  return readMenu({ capabilities, catalog: shared }, shop, { buyer: { locale } }).catch((error: unknown) => {
    if (!(error instanceof CommerceError)) throw error;
    return shop.menu ?? [];
  });
});
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
/** A part of all products, for a sitemap. The first is 1. */
export const getSitemap = (locale: string, part: number) => commerce().catalog.sitemap(part, { buyer: { locale } });
/** A part of all products with their stock, for a feed. */
export const getFeed = (locale: string, cursor: string | undefined) =>
  commerce().catalog.feed(cursor === undefined ? {} : { cursor }, { buyer: { locale } });
/** The new address of an old path, by the platform's table. Undefined if it has none. */
export const getRedirect = cache((locale: string, path: string) =>
  commerce().catalog.redirect(path, { buyer: { locale } }),
);
/** The shop's policies. While the platform does not answer: the shop's own ones, if the named policy is one of them. */
export const getPolicies = cache(async (locale: string, name?: string): Promise<PolicyPage[]> => {
  try {
    return policyPages(await readPolicies(locale), policies);
  } catch (error) {
    if (error instanceof CommerceError && policies.some((each) => each.name === name)) return [...policies];
    throw error;
  }
});
/** Read for all pages together, because each has links to the policies. */
const readPolicies = cache((locale: string) =>
  store().answers.read(`policies in ${locale}`, () => commerce().catalog.policies({ buyer: { locale } })),
);
/** The kinds of policies that the shop does not have. None while the platform does not answer. */
export const getMissingPolicies = async (locale: string): Promise<PolicyKind[]> => {
  try {
    return missingKinds(await getPolicies(locale));
  } catch (error) {
    if (error instanceof CommerceError) return [];
    throw error;
  }
};
/** The stock of a product, for search engines, by the ids of what is counted. Undefined if the platform fails. */
export const getStock = cache(async (locale: string, product: Product) => {
  const { inventory } = commerce();
  const buyer = { buyer: { locale } };
  const ids = product.variants.map(({ id }) => id);
  try {
    return await (isCountedAsOne(product)
      ? inventory.lookup('Product', [product.id], buyer)
      : inventory.lookup('ProductVariant', ids, buyer));
  } catch (error) {
    if (error instanceof CommerceError) return undefined;
    throw error;
  }
});
/** The products to show beside a product. Empty if the platform fails, since the page is complete without them. */
export const getRecommendations = cache(async (locale: string, id: string): Promise<ProductSummary[]> => {
  try {
    return await commerce().catalog.recommendations(id, { buyer: { locale } });
  } catch (error) {
    if (error instanceof CommerceError) return [];
    throw error;
  }
});
