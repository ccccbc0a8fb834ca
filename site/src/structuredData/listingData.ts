import type { Brand, Collection, ProductSummary } from '@vitrine/commerce';
import { messages } from '@vitrine/sections';
import type { BreadcrumbList, CollectionPage } from 'schema-dts';
import { productHref } from '../routing';

interface ListingDataOptions {
  /** The public path of the page. */
  path: string;
  /** The number of products on the pages before. */
  before: number;
  /** The shop's origin. */
  site: URL;
}

/** Returns a page of a list, with links to its products in their order. */
export function listingData(
  { name, description }: Brand | Collection,
  products: readonly ProductSummary[],
  { path, before, site }: ListingDataOptions,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name,
    url: new URL(path, site).href,
    ...(description && { description }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map(({ name: title, slug }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: title,
        url: new URL(productHref(slug), site).href,
      })),
    },
  };
}

/** Returns the page's place in the shop: the links of its breadcrumb, after the start page. */
export const trailData = (links: readonly { name: string; path: string }[], site: URL): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: messages.breadcrumbHome, path: '/' }, ...links].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});
