import type { CollectionSummary, MenuLink, SitemapItem } from '@vitrine/commerce';
import { listingHref, listingPaths, productHref } from '../routing';
import type { PolicyPage } from '../server/catalog/policyPages';
import { contentPages } from './contentPages';
import { element } from './xml';

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;

interface Entry {
  /** The public path. */
  path: string;
  /** ISO 8601. */
  updatedAt?: string | undefined;
  /** The URL of a picture, or a path of the shop. */
  picture?: string | undefined;
}

/** Search engines ignore a whole entry with a date that they cannot read. */
const isDate = (text: string | undefined) => text !== undefined && !Number.isNaN(Date.parse(text));

function entry({ path, updatedAt, picture }: Entry, site: URL): string {
  const image = picture && URL.parse(picture, site)?.href;
  return [
    '<url>',
    element('loc', new URL(path, site).href),
    isDate(updatedAt) ? element('lastmod', updatedAt) : '',
    image ? `<image:image>${element('image:loc', image)}</image:image>` : '',
    '</url>',
  ].join('');
}

/** The file with the pages that are not products. */
export const pagesFile = 'pages.xml';

const productsFile = /^products-([1-9]\d{0,5})\.xml$/;

/** Returns the number in a name such as 'products-2.xml'. Undefined for any other name. */
export function partIn(file: string): number | undefined {
  const number = productsFile.exec(file)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The most files that an index may name. */
const longestIndex = 50_000;

/** Returns the index of all sitemaps: one for pages, and one for each part of the products. */
export function sitemapIndex(parts: number, site: URL): string {
  const count = Math.min(parts, longestIndex - 1);
  const files = [pagesFile, ...Array.from({ length: count }, (_, index) => `products-${index + 1}.xml`)];
  return document(
    'sitemapindex',
    files.map((file) => `<sitemap>${element('loc', new URL(`/sitemaps/${file}`, site).href)}</sitemap>`),
  );
}

/** Returns the sitemap of a part of the products. */
export const productsSitemap = (items: readonly SitemapItem[], site: URL): string =>
  document(
    'urlset',
    items.map(({ slug, updatedAt, image }) => entry({ path: productHref(slug), updatedAt, picture: image?.src }, site)),
  );

/** Returns the sitemap of the start page, the collections, the brands in the menu, and the shop's own texts. */
export function pagesSitemap(
  collections: readonly CollectionSummary[],
  menu: readonly MenuLink[],
  policies: readonly PolicyPage[],
  site: URL,
): string {
  const brands = menu
    .flatMap((link) => [link, ...(link.subMenuLinks ?? [])])
    .flatMap(({ slug }) => (slug?.startsWith(`${listingPaths.brand}/`) ? [slug] : []));
  const entries: Entry[] = [
    { path: '/' },
    ...collections.map(({ slug, image }) => ({ path: listingHref('collection', slug), picture: image?.src })),
    ...[...new Set(brands)].map((path) => ({ path })),
    ...contentPages(policies),
  ];
  return document(
    'urlset',
    entries.map((each) => entry(each, site)),
  );
}
