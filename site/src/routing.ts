import { everyOffer, listingViewHref, listingViewQuery, readListingView } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';

/**
 * The addresses that shoppers see, and the internal ones that pages are rendered and cached under. An internal address holds
 * in its path all that a page depends on (the language, the page of a list, its order and filters, the variant of a product), so that no page
 * reads the query or a cookie while it renders, and each can be cached as a whole.
 */

export const defaultLocale = 'en-US';

/** Stands in an internal address for a variant that nobody named. */
export const noVariant = '-';

/** Stands in an internal address for the usual order of all products. */
export const usualView = '-';

/** What an address that is no path, or that cannot be decoded, is replaced by before Next sees it. */
export const malformedPath = '/400';

/** Pages that differ from shopper to shopper, or that take a form, and the ways to the platform: none is kept, and their forms can be sent without script. */
export const personalPaths: readonly string[] = [
  defaultPaths.account,
  defaultPaths.address,
  defaultPaths.changePassword,
  defaultPaths.login,
  defaultPaths.loginCallback,
  defaultPaths.logout,
  defaultPaths.orders,
  defaultPaths.recoverPassword,
  defaultPaths.register,
  defaultPaths.cart,
  defaultPaths.checkout,
  '/contact',
];

/** Shows what an address asks for: none is kept. It takes no form but by its address. */
export const searchPath = defaultPaths.search;

/** The number that the platform ends a variant's id with: what `?variant=` shows of 'gid://shopify/ProductVariant/123'. */
export const variantParam = (variantId: string) => variantId.split('/').at(-1) ?? variantId;

const isVariantParam = (text: string) => /^[\w-]{1,64}$/.test(text);

/** Stands in an internal address for a page of a list that no number names. */
const noPage = 'x';

/** What `?page=` asks for: page 1 where it says nothing; the first of repeated ones counts. */
function pageSegment(query: URLSearchParams) {
  const text = query.get('page') || '1';
  return /^\d{1,6}$/.test(text) ? String(Number(text)) : noPage;
}

function variantSegment(query: URLSearchParams) {
  const text = query.get('variant') ?? '';
  return isVariantParam(text) ? text : noVariant;
}

/**
 * A name as one segment of an internal path: letters, digits, `_` and `-`, all else as `~` and two hex digits for each byte. Next
 * decodes some paths once and some twice, and reads a meaning into dots and brackets: here it finds neither.
 */
const encodeSegment = (name: string) =>
  encodeURIComponent(name)
    .replace(/[!'()*.~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');

/** The name that a segment of an internal path stands for. */
export const decodeSegment = (segment: string) => decodeURIComponent(segment.replaceAll('~', '%'));

/** Characters of all names of an address together; those of the platforms' own have 255 at most. */
const longestNames = 512;

/** The names in a public path; undefined where they cannot be decoded. */
function namesIn(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Characters; what a person chooses is shorter. */
const longestView = 2000;

/** The order and the filters of a list, the same however they were written; undefined for more than anyone would choose. */
function viewSegment(query: URLSearchParams): string | undefined {
  const view = listingViewQuery(readListingView(query, everyOffer));
  if (view.length > longestView) return undefined;
  return view ? encodeSegment(view) : usualView;
}

/** What belongs behind the names of an address: the page of a list and how it is wanted, the variant of a product. */
function lastSegments([kind, ...names]: string[], query: URLSearchParams): (string | undefined)[] {
  if (names.length !== 1) return [];
  if (kind === 'collections' || kind === 'brands') return [pageSegment(query), viewSegment(query)];
  return kind === 'products' ? [variantSegment(query)] : [];
}

/**
 * The internal path of a public address: `/collections/bikes?page=2` is `/en-US/collections/bikes/2/-`. There is one for each page,
 * however the address was written; undefined for one that is malformed.
 */
export function internalPath({ pathname, searchParams }: URL): string | undefined {
  const names = namesIn(pathname);
  if (!names || pathname === malformedPath) return undefined;
  const known = names.join('').length <= longestNames ? names : [noVariant];
  const segments = [...known.map(encodeSegment), ...lastSegments(known, searchParams)];
  return segments.includes(undefined) ? undefined : ['', defaultLocale, ...segments].join('/');
}

/** How many segments of an internal path say which view of a name is wanted. */
const viewLengths = new Map([
  ['collections', 2],
  ['brands', 2],
  ['products', 1],
]);

/**
 * The public path of an internal one, without what its query says: `/en-US/collections/bikes/2/-` is `/collections/bikes`. One that is
 * no internal path is returned as it is: Next gives a page that is not kept the public one.
 */
export function publicPath(path: string): string {
  const [locale, ...segments] = path.split('/').slice(1);
  if (locale !== defaultLocale) return path;
  const isView = segments.length - 2 === viewLengths.get(segments[0] ?? '');
  try {
    return `/${(isView ? segments.slice(0, 2) : segments).map((name) => encodeURIComponent(decodeSegment(name))).join('/')}`;
  } catch {
    return path;
  }
}

/** Whether the page of an internal path is personal. */
export const isPersonal = (path: string) => personalPaths.some((personal) => path === `/${defaultLocale}${personal}`);

/** Whether an internal path is that of the search, whose query belongs to the page. */
export const isSearch = (path: string) => path === `/${defaultLocale}${searchPath}`;

/** Whether the page of a public address is kept, and the same for all who ask: not one that is rendered for one shopper, or for one question. */
export function isKept(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && path !== searchPath && !personalPaths.includes(path);
}

/** Where lists of products are found: below the name of their kind. */
export const listingPaths = { collection: '/collections', brand: '/brands' } as const;

export const listingPath = (kind: keyof typeof listingPaths, name: string) =>
  `${listingPaths[kind]}/${encodeURIComponent(name)}`;

/** The public address of a page of a list in its usual view; the first page has no query. */
export const listingHref = (kind: keyof typeof listingPaths, name: string, page = 1) =>
  listingViewHref(listingPath(kind, name), {}, page);

/** The public address of a product, with or without its leading slash, showing one of its variants. */
export function productHref(slug: string, variantId?: string) {
  const path = `/products/${encodeURIComponent(slug.replace(/^\//, ''))}`;
  return variantId ? `${path}?variant=${variantParam(variantId)}` : path;
}
