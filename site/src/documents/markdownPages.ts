import { searchQuery, type Brand, type Collection } from '@vitrine/commerce';
import { about } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { createMemorySession } from '@vitrine/commerce/server';
import { defaultLocale, listingPath, searchPath } from '../routing';
import {
  getBrand,
  getCollection,
  getCollections,
  getListing,
  getPolicies,
  getProduct,
  getShop,
  getStock,
} from '../server/catalog/catalog';
import { valueOf } from '../server/reading/reading';
import { siteUrl } from '../server/environment/variables';
import { commerceFor } from '../server/shop/commerce';
import { platform } from '../server/shop/platform';
import { agentsMarkdown, contentMarkdown, listMarkdown, productMarkdown } from './markdown';

const perPage = 24;

interface MarkdownPage {
  /** Names everything that the page depends on. */
  name: string;
  render: () => Promise<string | undefined>;
  /** Whether the page is kept. Searches are not: almost each is different. */
  isKept: boolean;
}

const pageIn = (query: URLSearchParams): number => {
  const text = query.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};

/** Returns the Markdown of a page, by its public address. */
export function markdownOf(address: string): MarkdownPage {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const page = pageIn(searchParams);
  const [, kind = '', encoded = ''] = pathname.split('/');
  const slug = decoded(encoded);
  const kept = (name: string, render: MarkdownPage['render']) => ({ name, render, isKept: true });
  if (pathname === searchPath)
    return { name: pathname, render: () => search(searchQuery(searchParams.get('q') ?? ''), page), isKept: false };
  if (slug === undefined) return kept('/404', async () => undefined);
  if (kind === 'products') return kept(pathname, () => product(slug));
  if (kind === 'collections') return kept(`${pathname}?page=${page}`, () => list('collection', slug, page));
  if (kind === 'brands') return kept(`${pathname}?page=${page}`, () => list('brand', slug, page));
  if (pathname === '/' || pathname === '/agents') return kept('/agents', agents);
  return kept(pathname, async () =>
    contentMarkdown(pathname, kind === 'policies' ? await valueOf(getPolicies(defaultLocale, slug)) : []),
  );
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

async function product(slug: string) {
  const found = await valueOf(getProduct(defaultLocale, slug));
  const records = found && (await getStock(defaultLocale, found));
  return found && productMarkdown(found, { site: siteUrl(), ...(records && { records }) });
}

async function list(kind: 'collection' | 'brand', slug: string, page: number) {
  if (kind === 'brand' && !platform().capabilities.brands) return undefined;
  const [subject, listing] = await Promise.all([
    valueOf<Brand | Collection | undefined>((kind === 'brand' ? getBrand : getCollection)(defaultLocale, slug)),
    valueOf(getListing(defaultLocale, kind, slug, '', page, perPage)),
  ]);
  if (!subject || !listing || (page > 1 && listing.items.length === 0)) return undefined;
  const next = listing.next === undefined ? undefined : `${listingPath(kind, slug)}.md?page=${page + 1}`;
  return listMarkdown({
    title: subject.name,
    description: subject.description,
    products: listing.items,
    next,
    site: siteUrl(),
  });
}

async function search(query: string, page: number) {
  const options = { buyer: { locale: defaultLocale } };
  const { hits, totalPages } = query
    ? await commerceFor(createMemorySession()).search.search(query, { page: page - 1 }, options)
    : { hits: [], totalPages: 0 };
  const next =
    page < totalPages ? `${searchPath}.md?${new URLSearchParams({ q: query, page: String(page + 1) })}` : undefined;
  return listMarkdown({ title: `Search: ${query}`, products: hits, next, site: siteUrl() });
}

async function agents() {
  const [collections, { currencyCode }, policies] = await Promise.all([
    valueOf(getCollections(defaultLocale)),
    valueOf(getShop(defaultLocale)),
    valueOf(getPolicies(defaultLocale)),
  ]);
  return agentsMarkdown({
    name: shop.name,
    description: about.description,
    currencyCode,
    collections,
    policies,
    site: siteUrl(),
  });
}
