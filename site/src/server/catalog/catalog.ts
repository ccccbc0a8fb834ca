import {
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
import { platform } from '../shop/platform';
import { store } from '../store/sharedStore';
import { isLate, knownFailure, noteFailure } from '../reading/lateFailures';
import { missingKinds, policyPages, type PolicyPage } from './policyPages';
import { pageTime, readingOf, soon, valueOf, valueOr, type Reading } from '../reading/reading';

/** The catalogue is the same for everyone, so it is read without a shopper's session. */
const commerce = cache(() => commerceFor(createMemorySession()));
type Shop = ReturnType<typeof commerceFor>;

/** Returns the image loader for sections that render on the server. It requests pictures in the size at which they show. */
export const imageLoader = () => imageLoaderOf(platform().capabilities);

/** Reads from the catalogue once for a document, which may take long. */
const once = <Args extends unknown[], Value>(read: (shop: Shop, ...args: Args) => Promise<Value>) =>
  cache((...args: Args): Promise<Reading<Value>> => readingOf(() => read(commerce(), ...args)));

/**
 * Reads from the catalogue once for a page, even if several parts need it, such as the metadata and the sections. Once a reading of
 * the page had no answer in time, or the platform asked to wait, the others must end soon. See docs/decisions/278-a-page-ends-in-time.md.
 * @param name of the reading
 */
const onPage = <Args extends unknown[], Value>(name: string, read: (shop: Shop, ...args: Args) => Promise<Value>) =>
  cache(async (...args: Args): Promise<Reading<Value>> => {
    const reading = JSON.stringify([name, ...args]);
    const known = knownFailure(reading);
    if (known) return { failure: known };
    const page = pageTime();
    const result = await readingOf(() => {
      const value = read(commerce(), ...args);
      return page.isOver ? soon(value) : value;
    });
    if ('failure' in result && isLate(result.failure.kind)) {
      page.isOver = true;
      noteFailure(reading, result.failure);
    }
    return result;
  });

// A failure of the platform is a value: see reading.ts. The locale is the page's, BCP 47.
export const getShop = onPage('Shop', ({ catalog }, locale: string) => catalog.shop({ buyer: { locale } }));
export const getCollections = onPage('Collections', ({ catalog }, locale: string) =>
  catalog.collections({ buyer: { locale } }),
);
/** The menu. While the platform does not answer, it is the menu of the shop's settings, so every page has one. */
export const getMenu = (locale: string) => valueOr(readShopMenu(locale), shop.menu ?? []);
const readShopMenu = onPage('ShopMenu', ({ capabilities, catalog }, locale: string) => {
  // The page may show the collections too: both read them by one call.
  const shared = { ...catalog, collections: () => valueOf(getCollections(locale)) };
  return readMenu({ capabilities, catalog: shared }, shop, { buyer: { locale } });
});
export const getCollection = onPage('Collection', ({ catalog }, locale: string, name: string) =>
  catalog.collection(name, { buyer: { locale } }),
);
export const getBrand = onPage('Brand', ({ catalog }, locale: string, name: string) =>
  catalog.brand(name, { buyer: { locale } }),
);
/** The first page of a collection. */
export const getCollectionProducts = onPage(
  'CollectionProducts',
  ({ catalog }, locale: string, name: string, perPage: number) =>
    catalog.products({ in: { collection: name }, perPage }, { buyer: { locale } }),
);
/** A page of a collection or brand, with the order and filters of a query in the format of `listingViewQuery`. */
export const getListing = onPage(
  'Listing',
  (
    { capabilities, catalog },
    locale: string,
    kind: 'collection' | 'brand',
    name: string,
    query: string,
    page: number,
    perPage: number,
  ) => {
    const { sorts, ...offer } = listingOffer(kind, capabilities);
    const { filters, sort } = readListingView(new URLSearchParams(query), { ...offer, sorts });
    // Platforms have a default order for collections only.
    const order = kind === 'brand' ? (sort ?? sorts[0]) : sort;
    return catalog.products(
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
export const getProduct = onPage('Product', ({ catalog }, locale: string, slug: string) =>
  catalog.product(slug, { buyer: { locale } }),
);
/** A part of all products, for a sitemap. The first is 1. */
export const getSitemap = once(({ catalog }, locale: string, part: number) =>
  catalog.sitemap(part, { buyer: { locale } }),
);
/** A part of all products with their stock, for a feed. */
export const getFeed = once(({ catalog }, locale: string, cursor: string | undefined) =>
  catalog.feed(cursor === undefined ? {} : { cursor }, { buyer: { locale } }),
);
/** The new address of an old path, by the platform's table. Undefined if it has none. */
export const getRedirect = onPage('Redirect', ({ catalog }, locale: string, path: string) =>
  catalog.redirect(path, { buyer: { locale } }),
);
/** The shop's policies. While the platform does not answer: the shop's own ones, if the named policy is one of them. */
export async function getPolicies(locale: string, name?: string): Promise<Reading<PolicyPage[]>> {
  const read = await readPolicies(locale);
  if ('value' in read) return { value: policyPages(read.value, policies) };
  return policies.some((each) => each.name === name) ? { value: [...policies] } : read;
}
/** Read for all pages together, because each has links to the policies. */
const readPolicies = onPage('Policies', ({ catalog }, locale: string) =>
  store().answers.read(`policies in ${locale}`, () => catalog.policies({ buyer: { locale } })),
);
/** The kinds of policies that the shop does not have. None while the platform does not answer. */
export async function getMissingPolicies(locale: string): Promise<PolicyKind[]> {
  const pages = await valueOr(getPolicies(locale), undefined);
  return pages ? missingKinds(pages) : [];
}
/** The stock of a product, for search engines, by the ids of what is counted. Undefined if the platform fails. */
export const getStock = (locale: string, product: Product) => valueOr(readStock(locale, product), undefined);
const readStock = onPage('Stock', ({ inventory }, locale: string, product: Product) => {
  const ids = product.variants.map(({ id }) => id);
  return isCountedAsOne(product)
    ? inventory.lookup('Product', [product.id], { buyer: { locale } })
    : inventory.lookup('ProductVariant', ids, { buyer: { locale } });
});
/** The products to show beside a product. Empty if the platform fails, since the page is complete without them. */
export const getRecommendations = (locale: string, id: string): Promise<readonly ProductSummary[]> =>
  valueOr(readRecommendations(locale, id), []);
const readRecommendations = onPage('Recommendations', ({ catalog }, locale: string, id: string) =>
  catalog.recommendations(id, { buyer: { locale } }),
);
