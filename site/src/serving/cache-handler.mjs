// The cache of rendered pages, in memory only. Each page is kept with its own content security policy and status.
// Next calls it as its `cacheHandler`: see README.md here, docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Entry */
/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

const require = createRequire(import.meta.url);
// Next's notes of each page's lifetime, which Next never removes: see nextInternals.test.ts.
const { SharedCacheControls } = /** @type {{ SharedCacheControls: { cacheControls: Map<string, unknown> } }} */ (
  /** @type {unknown} */ (require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'))
);

/** Inline scripts that run: scripts without `src`, and without a type that makes them data. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param {string} html */
export function scriptPolicy(html) {
  const hashes = new Set(
    Array.from(html.matchAll(inlineScript), ([, text = '']) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    }),
  );
  return ["script-src 'self'", ...hashes].join(' ');
}

/**
 * Returns the marks in a page's markup by name: see src/page/PageStatus.tsx.
 * @param {string} html
 */
export const marksOf = (html) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta name="vitrine-([\w-]+)" content="([\w-]+)"\/?>/g), ([, name, content]) => [
      name,
      content,
    ]),
  );

/** Rendered pages whose markup has been read. It is long and does not change. */
const completed = new WeakSet();

/**
 * Sets a rendered page's policy and status from its markup. Next sends the entry's headers and status from the first response on.
 * @param {Value | null | undefined} value
 */
function complete(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || completed.has(value)) return;
  completed.add(value);
  const marks = marksOf(value.html);
  value.headers = { ...value.headers, 'content-security-policy': scriptPolicy(value.html) };
  value.status = marks.status ? Number(marks.status) : value.status;
  if (marks.revalidate) value.headers['cache-control'] = `s-maxage=${marks.revalidate}, stale-while-revalidate`;
  if (!isFailure(value)) return;
  value.headers['cache-control'] = 'no-store';
  if (marks['retry-after']) value.headers['retry-after'] = marks['retry-after'];
}

/** @param {Value | null | undefined} value */
const isFailure = (value) => value?.kind === 'APP_PAGE' && (value.status ?? 200) >= 500;

/** @param {Value | null | undefined} value */
const isMissing = (value) => value?.kind === 'APP_PAGE' && value.status === 404;

/**
 * Whether nothing in the shop links to the address of this page: the page does not exist, or has another address.
 * @param {Value | null | undefined} value
 */
const isMadeUp = (value) =>
  isMissing(value) || (value?.kind === 'APP_PAGE' && marksOf(String(value.html))['made-up'] !== undefined);

/** Seconds after which a page that could not be rendered is tried again. */
const retryAfter = 10;

/**
 * @param {number} maxSize bytes; the least recently used pages go first
 * @returns {LRUCache<string, Entry>}
 */
const createCache = (maxSize) =>
  new LRUCache({
    maxSize,
    sizeCalculation: sizeOf,
    dispose: (_, key, reason) => {
      if (reason === 'evict') SharedCacheControls.cacheControls.delete(key);
    },
  });

/** Pages of the shop. */
const pages = createCache(50_000_000);

/** Pages of addresses that anyone can make up. They displace only each other. */
const madeUp = createCache(5_000_000);

/**
 * @param {Entry} entry
 * @param {string} key
 */
function sizeOf({ value }, key) {
  if (value?.kind === 'APP_ROUTE') return key.length + value.body.length;
  if (value?.kind !== 'APP_PAGE') return key.length + 1;
  const parts = [...(value.segmentData?.values() ?? []), value.rscData];
  return key.length + String(value.html).length + parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
}

/** The internal path of a product, and the variant that it shows: see src/routing.ts. */
const productKey = /^(.*\/products\/[^/]+\/)([^/]+)$/;

/** @param {Entry} entry */
function isFresh({ lastModified = 0, cacheControl }) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified < seconds * 1000;
}

/**
 * Whether the product may have the variant. Its page contains the ids of all its variants, as the browser gets them. An id that is not there
 * belongs to no variant of the product.
 * @param {Value | null | undefined} page
 * @param {string} variant
 */
function mayHaveVariant(page, variant) {
  const data = page?.kind === 'APP_PAGE' ? page.rscData?.toString() : undefined;
  return data === undefined || data.includes(`/${variant}"`) || data.includes(`"${variant}"`);
}

/**
 * The keys of the cached pages by internal path.
 * @type {LRUCache<string, string>}
 */
const keys = new LRUCache({ max: 10_000 });

/** The part of Next's key before the internal path. It depends on the route's file. */
const keyPrefix = /^.*\/\$(?=\/)/;

/**
 * A page as it is sent: its content security policy, its other headers, its bytes, and the compressed bytes.
 * @typedef {{ policy: string, headers: Record<'Content-Type' | 'Cache-Control' | 'ETag', string>, body: Buffer, gzip: Buffer }} ReadyPage
 */

/**
 * Created once for each entry, and removed with it.
 * @type {WeakMap<object, ReadyPage>}
 */
const readyPages = new WeakMap();

/**
 * Returns the page of an internal path if it is fresh, and the shop links to it. The call counts as a use of the entry.
 * @param {string} path
 * @returns {ReadyPage | undefined}
 */
export function readyPage(path) {
  const key = keys.get(path);
  const entry = key === undefined ? undefined : pages.get(key);
  if (entry?.value?.kind !== 'APP_PAGE' || (entry.value.status ?? 200) !== 200 || !isFresh(entry)) return undefined;
  const ready = readyPages.get(entry) ?? makeReady(entry.value, entry.cacheControl);
  readyPages.set(entry, ready);
  return ready;
}

/**
 * @param {Extract<Value, { kind: 'APP_PAGE' }>} page
 * @param {Entry['cacheControl']} cacheControl
 * @returns {ReadyPage}
 */
function makeReady({ html, headers }, cacheControl) {
  const { 'content-security-policy': policy, 'cache-control': control } = headers ?? {};
  const text = String(html);
  // The bytes are created on request: nearly all browsers want them compressed.
  /** @type {Buffer | undefined} */
  let body;
  /** @type {Buffer | undefined} */
  let gzip;
  return {
    policy: String(policy),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': String(control ?? cacheControlHeader(cacheControl)),
      // Weak, since both kinds of bytes share it.
      ETag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    },
    get body() {
      return (body ??= Buffer.from(text));
    },
    get gzip() {
      return (gzip ??= gzipSync(text, { level: 9 }));
    },
  };
}

/**
 * Returns the header that Next sends with a page of this lifetime.
 * @param {Entry['cacheControl']} cacheControl
 */
export function cacheControlHeader({ revalidate, expire } = { revalidate: 0, expire: undefined }) {
  const seconds = Number(revalidate);
  return `s-maxage=${seconds}${expire !== undefined && expire > seconds ? `, stale-while-revalidate=${expire - seconds}` : ''}`;
}

/** @implements {CacheHandler} */
export default class PageCache {
  /**
   * @param {string} key
   * @returns {Promise<Entry | null>}
   */
  async get(key) {
    const entry = madeUp.get(key) ?? pages.get(key) ?? this.#productWithoutVariant(key) ?? null;
    // Not returned, since Next would render the new page with the status of the old one, and reads no title for a page with status 404.
    if (entry && isMissing(entry.value) && !isFresh(entry)) return null;
    complete(entry?.value);
    return entry;
  }

  /**
   * Returns the page for a variant that the product does not have: the page without a variant, while it is fresh.
   * @param {string} key
   */
  #productWithoutVariant(key) {
    const [, product, variant] = key.match(productKey) ?? [];
    if (product === undefined || variant === undefined) return undefined;
    const page = pages.get(`${product}-`);
    if (!page || !isFresh(page) || mayHaveVariant(page.value, variant)) return undefined;
    madeUp.set(key, page);
    return page;
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    // The platform's answers are not cached: a page that is rendered again must not use old ones.
    if (value?.kind === 'FETCH') return;
    complete(value);
    if (isFailure(value)) return this.#keepBefore(key);
    const entry = { value, lastModified: Date.now(), ...controlOf(shortened(value, context)) };
    if (!isMadeUp(value)) {
      madeUp.delete(key);
      keys.set(key.replace(keyPrefix, ''), key);
      // For src/serving/keptPages.ts: its bundle would have another instance of this module, without pages.
      Object.assign(globalThis, { [Symbol.for('vitrine.readyPage')]: readyPage });
      pages.set(key, entry);
      return;
    }
    pages.delete(key);
    madeUp.set(key, entry);
  }

  /**
   * Keeps the earlier version of the page, which is tried again soon.
   * @param {string} key
   */
  #keepBefore(key) {
    const before = pages.get(key);
    if (!before?.value) return;
    const cacheControl = { revalidate: retryAfter, expire: before.cacheControl?.expire };
    pages.set(key, { value: before.value, lastModified: Date.now(), cacheControl });
  }

  /** The shop revalidates no page by tag. */
  async revalidateTag() {}

  /** The cache has no data of a single request. */
  resetRequestCache() {}
}

/**
 * Shortens the lifetime of a page whose markup asks for it.
 * @param {Value | null} value
 * @param {Parameters<CacheHandler['set']>[2]} context
 */
function shortened(value, context) {
  const { revalidate } = value?.kind === 'APP_PAGE' ? marksOf(String(value.html)) : {};
  if (revalidate === undefined || !('cacheControl' in context)) return context;
  const cacheControl = { revalidate: Number(revalidate), expire: context.cacheControl?.expire };
  return /** @type {typeof context} */ ({ ...context, cacheControl });
}

/** @param {Parameters<CacheHandler['set']>[2]} context */
const controlOf = (context) => ('cacheControl' in context ? { cacheControl: context.cacheControl } : {});
