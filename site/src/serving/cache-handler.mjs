// Next's cache of rendered pages: its own one, in memory only, with each page's content security policy beside it.
// Why: docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Entry */
/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */
/** @typedef {ConstructorParameters<typeof FileSystemCache>[0]} Context */

const require = createRequire(import.meta.url);
/** @type {{ default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default }} */
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
/** @type {typeof import('next/dist/server/lib/incremental-cache/memory-cache.external')} */
const { getMemoryCache } = require('next/dist/server/lib/incremental-cache/memory-cache.external.js');
const { SharedCacheControls } = /** @type {{ SharedCacheControls: { cacheControls: Map<string, unknown> } }} */ (
  /** @type {unknown} */ (require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'))
);
/** @type {typeof import('next/dist/server/lib/lru-cache')} */
const { LRUCache } = require('next/dist/server/lib/lru-cache.js');
/** @type {typeof import('next/dist/server/lib/cache-control')} */
const { getCacheControlHeader } = require('next/dist/server/lib/cache-control.js');

/** Inline scripts that run: those without `src`, and without a type that makes them data. */
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
 * What a page asks for in its markup, by name: see src/page/PageStatus.tsx.
 * @param {string} html
 */
export const marksOf = (html) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta name="vitrine-([\w-]+)" content="([\w-]+)"\/?>/g), ([, name, content]) => [
      name,
      content,
    ]),
  );

/** Rendered pages whose markup has been read: it does not change, and is long. */
const completed = new WeakSet();

/**
 * What follows from a page's markup, once it is rendered: its policy and its status. Next sends what the entry says, from the
 * first response on.
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
 * Whether nothing in the shop leads to the address of this page: there is none, or it is one that has an address of its own.
 * @param {Value | null | undefined} value
 */
const isMadeUp = (value) =>
  isMissing(value) || (value?.kind === 'APP_PAGE' && marksOf(String(value.html))['made-up'] !== undefined);

const pageContext = /** @type {Parameters<CacheHandler['get']>[1]} */ (
  /** @type {unknown} */ ({ kind: 'APP_PAGE', isFallback: false })
);

/** Seconds after which a page is tried again that could not be rendered. */
const retryAfter = 10;

/**
 * Pages of addresses that anyone can make up, within bytes of their own: however many are asked for, they push out each other
 * only. What Next notes of each of them beside the cache goes with it.
 * @type {InstanceType<typeof LRUCache<Entry>>}
 */
const madeUp = new LRUCache(5_000_000, sizeOf, (key) => SharedCacheControls.cacheControls.delete(key));

/**
 * @param {Entry} entry
 * @param {string} key
 */
function sizeOf({ value }, key) {
  return value?.kind === 'APP_PAGE'
    ? key.length + String(value.html).length + (value.rscData?.length ?? 0)
    : key.length + 1;
}

/** The internal path of a product, and the variant that it shows: see src/routing.ts. */
const productKey = /^(.*\/products\/[^/]+\/)([^/]+)$/;

/** @param {Entry} entry */
function isFresh({ lastModified = 0, cacheControl }) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified < seconds * 1000;
}

/**
 * Whether the product has the variant. Its page holds the ids of all of them, as the browser gets them; one that does not stand
 * there is none of them.
 * @param {Value | null | undefined} page
 * @param {string} variant
 */
function mayHaveVariant(page, variant) {
  const data = page?.kind === 'APP_PAGE' ? page.rscData?.toString() : undefined;
  return data === undefined || data.includes(`/${variant}"`) || data.includes(`"${variant}"`);
}

/**
 * The key that the page of an internal path is kept under.
 * @type {InstanceType<typeof LRUCache<string>>}
 */
const keys = new LRUCache(10_000, () => 1);

/** What Next puts before the internal path in a key, which depends on the route's file. */
const keyPrefix = /^.*\/\$(?=\/)/;

/**
 * A page as it is sent: its content security policy, the other headers that are its own, its bytes, and these compressed.
 * @typedef {{ policy: string, headers: Record<'Content-Type' | 'Cache-Control' | 'ETag', string>, body: Buffer, gzip: Buffer }} ReadyPage
 */

/**
 * Each is made once of an entry, and gone with it.
 * @type {WeakMap<object, ReadyPage>}
 */
const readyPages = new WeakMap();

/**
 * The page of an internal path, where it need not be rendered again yet, and is one that the shop leads to. Asking for it counts as
 * a use of the entry.
 * @param {string} path
 * @returns {ReadyPage | undefined}
 */
export function readyPage(path) {
  const key = keys.get(path);
  const entry = key === undefined ? undefined : /** @type {Entry | undefined} */ (getMemoryCache(1).get(key));
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
  // Bytes are made for those who ask for them: nearly all browsers want them compressed.
  /** @type {Buffer | undefined} */
  let body;
  /** @type {Buffer | undefined} */
  let gzip;
  return {
    policy: String(policy),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': String(control ?? getCacheControlHeader(cacheControl ?? { revalidate: 0, expire: undefined })),
      // Weak, since it is that of both kinds of bytes.
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

export default class PageCache extends FileSystemCache {
  /** @param {Context} context */
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  /**
   * @override
   * @type {CacheHandler['get']}
   */
  async get(key, context) {
    const entry =
      madeUp.get(key) ?? (await super.get(key, context)) ?? (await this.#productWithoutVariant(key, context));
    // Next renders what follows a page that it shows with that page's status, and asks no page of status 404 for its title.
    if (entry && isMissing(entry.value) && !isFresh(entry)) return null;
    complete(entry?.value);
    return entry;
  }

  /**
   * What is shown for a variant that the product does not have: its page without one, as long as that is fresh.
   * @param {string} key
   * @param {Parameters<CacheHandler['get']>[1]} context
   */
  async #productWithoutVariant(key, context) {
    const [, product, variant] = key.match(productKey) ?? [];
    if (product === undefined || variant === undefined) return null;
    const page = await super.get(`${product}-`, context);
    if (!page || !isFresh(page) || mayHaveVariant(page.value, variant)) return null;
    madeUp.set(key, page);
    return page;
  }

  /**
   * @override
   * @type {CacheHandler['set']}
   */
  async set(key, value, context) {
    complete(value);
    if (isFailure(value)) return this.#keepBefore(key, context);
    if (!isMadeUp(value)) {
      madeUp.remove(key);
      keys.set(key.replace(keyPrefix, ''), key);
      // For src/serving/keptPages.ts: in its bundle, an instance of this module would be another one, which keeps nothing.
      Object.assign(globalThis, { [Symbol.for('vitrine.readyPage')]: readyPage });
      return super.set(key, value, shortened(value, context));
    }
    getMemoryCache(1).remove(key);
    madeUp.set(key, { value, lastModified: Date.now(), ...controlOf(shortened(value, context)) });
  }

  /**
   * The page from before stays, and is tried again in a while.
   * @param {string} key
   * @param {Parameters<CacheHandler['set']>[2]} context
   */
  async #keepBefore(key, context) {
    const before = await super.get(key, pageContext);
    if (!before?.value) return;
    const cacheControl = { revalidate: retryAfter, expire: before.cacheControl?.expire };
    await super.set(key, before.value, /** @type {typeof context} */ ({ ...context, cacheControl }));
  }
}

/**
 * A page that says so is rendered again sooner than others.
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
