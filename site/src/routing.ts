import { everyOffer, listingViewHref, listingViewQuery, readListingView } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';

/**
 * The URLs that shoppers see, and the internal ones under which pages are rendered and cached. The path of an internal URL
 * contains everything that a page depends on: the language, the page of a list, its order and filters, the variant of a product. So no page
 * reads the query or a cookie while it renders, and each can be cached as a whole.
 */

export const defaultLocale = 'en-US';

/** The segment of an internal URL if no variant is named. */
export const noVariant = '-';

/** The segment of an internal URL for all products in the default order. */
export const defaultView = '-';

/** Replaces a URL that is not a path, or that cannot be decoded, before Next reads it. */
export const malformedPath = '/400';

/** The page of an order's signed link: `/order?id=order_…` */
export const orderPath = '/order';

/** Pages that accept a form, and show nothing of a shopper until it is sent. */
const formPaths: readonly string[] = ['/contact', '/find-order'];

/** Pages that differ between shoppers or accept a form, and redirects to the platform. None is cached, and their forms can be sent without script. */
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
  ...formPaths,
  orderPath,
];

/** The search page depends on its query, so it is not cached. It accepts no posted form. */
export const searchPath = defaultPaths.search;

/** Returns the end of an id, which `?variant=` shows: '123' for 'gid://shopify/ProductVariant/123'. */
export const variantParam = (variantId: string) => variantId.split('/').at(-1) ?? variantId;

const isVariantParam = (text: string) => /^[\w-]{1,64}$/.test(text);

/** The segment of an internal URL if the page of a list is not a number. */
const noPage = 'x';

/** Returns the segment for `?page=`. Default: page 1. The first of repeated parameters counts. */
function pageSegment(query: URLSearchParams) {
  const text = query.get('page') || '1';
  return /^\d{1,6}$/.test(text) ? String(Number(text)) : noPage;
}

function variantSegment(query: URLSearchParams) {
  const text = query.get('variant') ?? '';
  return isVariantParam(text) ? text : noVariant;
}

/**
 * Encodes a name as one segment of an internal path: letters, digits, `_` and `-` stay; every other byte is `~` and two
 * hex digits. Next decodes some paths once and some twice, and interprets dots and brackets. These segments contain
 * nothing of that kind.
 */
const encodeSegment = (name: string) =>
  encodeURIComponent(name)
    .replace(/[!'()*.~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');

/** Returns the name in a segment of an internal path. */
export const decodeSegment = (segment: string) => decodeURIComponent(segment.replaceAll('~', '%'));

/** Characters of all names in a URL together. A platform's own name has 255 at most. */
const longestNames = 512;

/** Returns the names in a public path. Undefined if they cannot be decoded. */
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

/** Characters. A view that a person chooses is shorter. */
const longestView = 2000;

/** Returns the order and the filters of a list, normalized. Undefined if they are longer than anyone would choose. */
function viewSegment(query: URLSearchParams): string | undefined {
  const view = listingViewQuery(readListingView(query, everyOffer));
  if (view.length > longestView) return undefined;
  return view ? encodeSegment(view) : defaultView;
}

/** Returns the segments after the names of a URL: the page and the view of a list, or the variant of a product. */
function lastSegments([kind, ...names]: string[], query: URLSearchParams): (string | undefined)[] {
  if (names.length !== 1) return [];
  if (kind === 'collections' || kind === 'brands') return [pageSegment(query), viewSegment(query)];
  return kind === 'products' ? [variantSegment(query)] : [];
}

/** The number of segments after a name in an internal path, by the kind of the name. */
const viewLengths = new Map([
  ['collections', 2],
  ['brands', 2],
  ['products', 1],
]);

/** Whether the segments of an internal path end in the segments of a view. */
const isView = (segments: readonly string[]) => segments.length - 2 === viewLengths.get(segments[0] ?? '');

/** Whether a page may have these names. A public path with the form of an internal one would be a second URL of its page. */
const isPossible = (names: readonly string[]) => names.join('').length <= longestNames && !isView(names);

/**
 * Returns the internal path of a public URL: `/collections/bikes?page=2` is `/en-US/collections/bikes/2/-`. Each
 * page has one, for any spelling of the URL. Undefined for a malformed URL.
 */
export function internalPath({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  const names = namesIn(pathname);
  if (!names || pathname === malformedPath) return undefined;
  const known = isPossible(names) ? names : [noVariant];
  const segments = [...known.map(encodeSegment), ...lastSegments(known, searchParams)];
  return segments.includes(undefined) ? undefined : ['', defaultLocale, ...segments].join('/');
}

/**
 * Returns the public path of an internal one, without its query: `/en-US/collections/bikes/2/-` is `/collections/bikes`. Any other path is
 * returned unchanged, since Next gives the public path to a page that is not cached.
 */
export function publicPath(path: string): string {
  const [locale, ...segments] = path.split('/').slice(1);
  if (locale !== defaultLocale) return path;
  try {
    return `/${(isView(segments) ? segments.slice(0, 2) : segments).map((name) => encodeURIComponent(decodeSegment(name))).join('/')}`;
  } catch {
    return path;
  }
}

/**
 * Returns the public URL of an internal path: `/en-US/collections/bikes/2/-` is `/collections/bikes?page=2`. Each page has one, with
 * the parameters that name the page and no others.
 */
export function publicAddress(path: string): string {
  const segments = path.split('/').slice(2);
  const query = isView(segments) ? viewQuery(segments) : '';
  return publicPath(path) + (query && `?${query}`);
}

function viewQuery([kind, , first = '', view = defaultView]: readonly string[]): string {
  if (kind === 'products') return first === noVariant ? '' : `variant=${first}`;
  return [view === defaultView ? '' : decodeSegment(view), first === '1' ? '' : `page=${first}`]
    .filter(Boolean)
    .join('&');
}

const isOneOf = (paths: readonly string[], path: string) => paths.some((each) => path === `/${defaultLocale}${each}`);

/** Returns whether the page of an internal path shows a form and, until it is sent, nothing of a shopper. */
export const isForm = (path: string) => isOneOf(formPaths, path);

/** Returns whether the page of an internal path is personal. */
export const isPersonal = (path: string) => isOneOf(personalPaths, path);

/** Returns whether an internal path is the search, whose page depends on the query. */
export const isSearch = (path: string) => path === `/${defaultLocale}${searchPath}`;

/** Returns whether the page of a public URL is cached, and so the same for everyone. Personal pages and the search are not. */
export function isCached(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && path !== searchPath && !personalPaths.includes(path);
}

/** The paths of product lists by kind. */
export const listingPaths = { collection: '/collections', brand: '/brands' } as const;

export const listingPath = (kind: keyof typeof listingPaths, name: string) =>
  `${listingPaths[kind]}/${encodeURIComponent(name)}`;

/** Returns the public URL of a list's page in its default view. The first page has no query. */
export const listingHref = (kind: keyof typeof listingPaths, name: string, page = 1) =>
  listingViewHref(listingPath(kind, name), {}, page);

/** Returns the public URL of a product, with one of its variants if given. The slug may begin with a slash. */
export function productHref(slug: string, variantId?: string) {
  const path = `/products/${encodeURIComponent(slug.replace(/^\//, ''))}`;
  return variantId ? `${path}?variant=${variantParam(variantId)}` : path;
}
