/**
 * The addresses that shoppers see, and the internal ones that pages are rendered and cached under. An internal address holds
 * in its path all that a page depends on (the language, the page of a collection, the variant of a product), so that no page
 * reads the query or a cookie while it renders, and each can be cached as a whole.
 */

export const defaultLocale = 'en-US';

/** Stands in an internal address for a variant that nobody named. */
export const noVariant = '-';

/** The number that the platform ends a variant's id with: what `?variant=` shows of 'gid://shopify/ProductVariant/123'. */
export const variantParam = (variantId: string) => variantId.split('/').at(-1) ?? variantId;

const isVariantParam = (text: string) => /^[\w-]{1,64}$/.test(text);

/** Stands in an internal address for a page of a collection that no number names. */
const noPage = 'x';

/** What `?page=` asks for: page 1 where it says nothing; the first of repeated ones counts. */
function pageSegment(query: URLSearchParams) {
  const text = query.get('page') || '1';
  return /^\d{1,6}$/.test(text) ? text : noPage;
}

function variantSegment(query: URLSearchParams) {
  const text = query.get('variant') ?? '';
  return isVariantParam(text) ? text : noVariant;
}

/** The internal path of a public address: `/collections/bikes?page=2` is `/en-US/collections/bikes/2`. */
export function internalPath({ pathname, searchParams }: URL): string {
  const path = pathname.replace(/\/+$/, '');
  if (/^\/collections\/[^/]+$/.test(path)) return `/${defaultLocale}${path}/${pageSegment(searchParams)}`;
  if (/^\/products\/[^/]+$/.test(path)) return `/${defaultLocale}${path}/${variantSegment(searchParams)}`;
  return `/${defaultLocale}${path}`;
}

/** The public address of a page of a collection; the first page has no query. */
export const collectionHref = (name: string, page = 1) =>
  `/collections/${encodeURIComponent(name)}${page === 1 ? '' : `?page=${page}`}`;

/** The public address of a product, with or without its leading slash, showing one of its variants. */
export function productHref(slug: string, variantId?: string) {
  const path = `/products/${slug.replace(/^\//, '')}`;
  return variantId ? `${path}?variant=${variantParam(variantId)}` : path;
}
