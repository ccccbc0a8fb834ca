// The cache of rendered pages. Each page is cached with its own content security policy and status.
// Next calls it as its `cacheHandler`: see README.md here, docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { styleHashes } from '@vitrine/components/csp';
import { LRUCache } from 'lru-cache';
import { forgetLifetime, isShell, pathOf } from './next/pageKeys.mjs';
import { withScriptsAfterPaint } from './pageScripts.mjs';
import { withStyles } from './pageStyles.mjs';
import { PageStore } from './pageStore.mjs';
import { changedAt, listChangedAt } from '../server/pages/changes.mjs';
import { freshFor, shortFreshness } from '../server/pages/freshFor.mjs';
import { tagsIn } from '../server/pages/productTag.mjs';
import { sharedPages } from '../server/pages/sharedPages.mjs';
import { sharedCaching } from '../server/request/sharedCaching.mjs';

/** @typedef {import('./next/pageKeys.mjs').CacheHandler} CacheHandler */
/** @typedef {import('./next/pageKeys.mjs').Entry} Entry */
/** @typedef {import('./next/pageKeys.mjs').Value} Value */

/**
 * The data of a cached page without its bytes.
 * @typedef {object} Facts
 * @property {Value['kind'] | undefined} kind undefined for a URL that Next remembers to have no page
 * @property {number} lastModified ms since 1970
 * @property {Entry['cacheControl']} cacheControl
 * @property {number | undefined} status
 * @property {Record<string, string | string[]> | undefined} headers
 * @property {string} etag
 * @property {number} begunAt ms since 1970: what changed later, the page may not show
 * @property {readonly string[]} products the tags of the products that it shows
 * @property {boolean} isList whether it may show other products tomorrow
 * @property {number} [spareUntil] ms since 1970: until then it stands in for a page that could not be rendered
 */

/** @typedef {import('./pageStore.mjs').CachedPage<Facts>} CachedPage */

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

/** @param {string | undefined} source of the page's own style element */
const stylePolicy = (source) =>
  `${["style-src 'self'", ...styleHashes, ...(source ? [source] : [])].join(' ')}; style-src-attr 'unsafe-inline'`;

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
 * Sets a rendered page's styles, policy and status from its markup. Next sends the entry's headers and status from the first response on.
 * @param {Value | null | undefined} value
 * @param {string} folder of the build: '.next'
 */
function complete(value, folder) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || completed.has(value)) return;
  completed.add(value);
  const marks = marksOf(value.html);
  const { html, source } = withStyles(withScriptsAfterPaint(value.html), folder);
  value.html = html;
  value.headers = { ...value.headers, 'content-security-policy': `${scriptPolicy(html)}; ${stylePolicy(source)}` };
  value.status = marks.status ? Number(marks.status) : value.status;
  // Next has 308 for a page that has moved. Crawlers and shops know 301.
  if (value.status === 308) value.status = 301;
  value.headers['cache-control'] = cacheControlHeader(value, marks);
  if (isFailure(value) && marks['retry-after']) value.headers['retry-after'] = marks['retry-after'];
}

/** Seconds for which a shared cache stores the response for a page that does not exist yet. */
const missingFor = 10;

/**
 * Returns the caches that may store the page: a shared cache for minutes, and a browser if it revalidates the page each
 * time, which returns 304. Next would let both show a page for a year while they fetch the new one. See
 * docs/decisions/131-who-keeps-a-page.md.
 * @param {Value} value
 * @param {Record<string, string>} marks
 */
function cacheControlHeader(value, marks) {
  if (isFailure(value)) return 'no-store';
  return sharedCaching(Math.min(Number(marks.revalidate ?? Infinity), isMissing(value) ? missingFor : Infinity));
}

/** @param {Value | null | undefined} value */
const isFailure = (value) => value?.kind === 'APP_PAGE' && (value.status ?? 200) >= 500;

/** @param {Value | null | undefined} value */
const isMissing = (value) => value?.kind === 'APP_PAGE' && value.status === 404;

/** @param {Value | null | undefined} value */
const isMoved = (value) => value?.kind === 'APP_PAGE' && value.status === 301;

/**
 * Whether nothing in the shop links to the URL of this page: the page does not exist, or has moved, or has another URL.
 * @param {Value | null | undefined} value
 */
const isMadeUp = (value) =>
  isMissing(value) ||
  isMoved(value) ||
  (value?.kind === 'APP_PAGE' && marksOf(String(value.html))['made-up'] !== undefined);

/** Seconds after which a page that could not be rendered is tried again. */
const retryAfter = 10;

/**
 * @param {string} name
 * @param {number} otherwise
 */
const megabytes = (name, otherwise) => Number(process.env[name] || otherwise) * 1_000_000;

/**
 * The keys of the cached pages by internal path.
 * @type {Map<string, string>}
 */
const keys = new Map();

/** @param {string} key */
function forget(key) {
  forgetLifetime(key);
  keys.delete(pathOf(key));
  replaced.delete(key);
}

/**
 * Pages of this server of which another server has made a newer version, by its etag. '' if the page is no more.
 * @type {Map<string, string>}
 */
const replaced = new Map();

/**
 * Pages of the shop.
 * @type {PageStore<Facts>}
 */
const pages = new PageStore({
  memory: megabytes('PAGE_CACHE_MEMORY_MB', 40),
  disk: megabytes('PAGE_CACHE_DISK_MB', 2_000),
  ...(process.env.PAGE_CACHE_FOLDER && { folder: process.env.PAGE_CACHE_FOLDER }),
  onGone: forget,
  // A page's policy is most of its facts.
  brief: (facts) => ({ ...facts, headers: undefined }),
});

/**
 * Pages of URLs that anyone can invent. They displace only each other.
 * @type {LRUCache<string, CachedPage>}
 */
const madeUp = new LRUCache({
  maxSize: 5_000_000,
  sizeCalculation: ({ html, rest }, key) => key.length + html.length + rest.length + 1_000,
  dispose: (_, key, reason) => {
    if (reason === 'evict') forgetLifetime(key);
  },
});

const decompress = promisify(brotliDecompress);

/** At this quality, brotli takes no more time than gzip at level 9, and a page is a seventh smaller: see docs/decisions/262-brotli-at-rest.md. */
const quality = 6;

const compressBrotli = promisify(brotliCompress);

/**
 * Compresses beside the thread that renders, which takes milliseconds for a page.
 * @param {Buffer} bytes
 */
const compress = async (bytes) =>
  exact(
    await compressBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );

/** @type {(bytes: Buffer) => Promise<Buffer>} */
const compressGzip = promisify(gzip);

/**
 * Copies the bytes into memory of their own. zlib's buffer has room for more, and Node's pool would keep 64 kB for them.
 * @param {Buffer} bytes
 */
function exact(bytes) {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * @param {Value | null} value
 * @param {Entry['cacheControl']} cacheControl
 * @param {Pick<Facts, 'begunAt' | 'products' | 'isList'>} shown
 * @returns {Promise<CachedPage>}
 */
async function pack(value, cacheControl, shown) {
  const page = value?.kind === 'APP_PAGE' ? value : undefined;
  const html = page ? String(page.html) : '';
  const facts = {
    ...shown,
    kind: value?.kind,
    lastModified: Date.now(),
    cacheControl,
    status: page?.status,
    headers: /** @type {Facts['headers']} */ (page?.headers),
    etag: createHash('sha256').update(html).digest('base64url'),
  };
  const [ofHtml, rest] = await Promise.all([
    // Browsers get these bytes.
    compress(Buffer.from(html)),
    compress(serialize(page ? { ...page, html: '' } : value)),
  ]);
  return { facts, html: ofHtml, rest };
}

/**
 * @param {CachedPage} page
 * @returns {Promise<Value | null>}
 */
async function valueOf({ html, rest }) {
  /** @type {Value | null} */
  const value = deserialize(await decompress(rest));
  if (value?.kind === 'APP_PAGE') value.html = String(await decompress(html));
  return value;
}

/**
 * @param {string} key
 * @param {CachedPage} page
 * @returns {Promise<Entry>}
 */
async function unpack(key, page) {
  const { cacheControl } = page.facts;
  return {
    value: await valueOf(page),
    lastModified: modifiedFor(key, page.facts),
    ...(cacheControl && { cacheControl }),
  };
}

/**
 * Returns the time by which Next decides. -1: nobody gets the page, and all wait for the new one. Older than its lifetime: it is served
 * while the new one renders.
 * @param {string} key
 * @param {Facts} facts
 */
function modifiedFor(key, facts) {
  const state = stateOf(key, facts);
  if (state === 'ended') return -1;
  return state === 'due' ? Math.min(facts.lastModified, Date.now() - lifetimeOf(facts) - 1) : facts.lastModified;
}

/** The internal path of a product, and the variant that it shows: see src/routing.ts. */
const productPath = /^(.*\/products\/[^/]+\/)([^/]+)$/;

/**
 * Milliseconds.
 * @param {Facts} facts
 */
const lifetimeOf = ({ cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1000 : 0;

/**
 * Returns whether a page is served. `'due'`: it is, and renders again. `'ended'`: it is not, since what it shows has changed.
 * @param {string} key
 * @param {Facts} facts
 * @returns {'fresh' | 'due' | 'ended'}
 */
function stateOf(key, facts) {
  const isSpare = facts.spareUntil !== undefined && Date.now() < facts.spareUntil;
  if (!isSpare && changedAt(facts) >= facts.begunAt) return 'ended';
  if (!isSpare && (listChangedAt(facts) >= facts.begunAt || isReplaced(key, facts))) return 'due';
  return Date.now() - facts.lastModified < lifetimeOf(facts) ? 'fresh' : 'due';
}

/**
 * @param {string} key
 * @param {Facts} facts
 */
const isFresh = (key, facts) => stateOf(key, facts) === 'fresh';

/**
 * @param {string} key
 * @param {Facts} facts
 */
const isReplaced = (key, { etag }) => (replaced.get(key) ?? etag) !== etag;

/**
 * When the rendering of each page began, the present one or the last one.
 * @type {LRUCache<string, { at: number, isDone?: true }>}
 */
const renderings = new LRUCache({ max: 10_000, ttl: 60_000 });

/** @param {string} key */
function beginRendering(key) {
  const known = renderings.get(key);
  if (!known || known.isDone) renderings.set(key, { at: Date.now() });
}

/**
 * Returns when the rendering began, in ms since 1970.
 * @param {string} key
 */
function endRendering(key) {
  const at = renderings.get(key)?.at ?? Date.now();
  renderings.set(key, { at, isDone: true });
  return at;
}

/**
 * Returns what a page shows, by its marks: see src/page/PageStatus.tsx.
 * @param {string} key
 * @param {Value | null} value
 */
function shownBy(key, value) {
  const { products } = value?.kind === 'APP_PAGE' ? marksOf(String(value.html)) : {};
  // A product that does not exist yet may be the next one.
  return {
    products: products === undefined ? [] : tagsIn(products),
    isList: products === undefined || !productPath.test(pathOf(key)),
  };
}

/** Milliseconds after a change in which the platform may still answer with data from before it. */
const settlesIn = 60_000;

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

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/**
 * A page in the form in which it is sent: its content security policy, its other headers, and its bytes in an encoding.
 * @typedef {object} ReadyPage
 * @property {string} policy
 * @property {Record<'Content-Type' | 'Cache-Control' | 'ETag', string>} headers
 * @property {(encoding: Encoding) => Buffer | Promise<Buffer>} bytes a promise at the first request for an encoding except brotli
 */

/**
 * Created once for each page in memory, and removed with it.
 * @type {WeakMap<CachedPage, ReadyPage>}
 */
const readyPages = new WeakMap();

/**
 * Returns the page of an internal path if it is fresh, and the shop links to it. The call counts as a use of the page.
 * @param {string} path
 * @returns {ReadyPage | Promise<ReadyPage | undefined> | undefined} a promise if the page is in a file
 */
export function readyPage(path) {
  const key = keys.get(path);
  const facts = key === undefined ? undefined : pages.facts(key);
  if (key === undefined || facts?.kind !== 'APP_PAGE' || (facts.status ?? 200) !== 200 || !isFresh(key, facts))
    return undefined;
  const page = pages.inMemory(key);
  return page ? readyFrom(page) : pages.get(key).then((read) => read && readyFrom(read));
}

/** @param {CachedPage} page */
function readyFrom(page) {
  const ready = readyPages.get(page) ?? makeReady(page);
  readyPages.set(page, ready);
  return ready;
}

/**
 * The bytes of pages that clients without brotli ask for often, by encoding and ETag.
 * @type {LRUCache<string, Buffer>}
 */
const bodies = new LRUCache({ maxSize: 32_000_000, sizeCalculation: ({ length }) => length });

/** @type {Map<string, Promise<Buffer>>} */
const madeBodies = new Map();

/**
 * @param {CachedPage} page
 * @param {Encoding} encoding
 */
function bytesOf({ facts, html }, encoding) {
  if (encoding === 'br') return html;
  const name = `${encoding} ${facts.etag}`;
  const known = bodies.get(name) ?? madeBodies.get(name);
  if (known) return known;
  const made = decompress(html)
    .then((body) => (encoding === 'gzip' ? compressGzip(body) : body))
    .then((bytes) => {
      const body = exact(bytes);
      bodies.set(name, body);
      return body;
    })
    .finally(() => madeBodies.delete(name));
  madeBodies.set(name, made);
  return made;
}

/**
 * @param {CachedPage} page
 * @returns {ReadyPage}
 */
function makeReady(page) {
  const { etag, headers } = page.facts;
  const { 'content-security-policy': policy, 'cache-control': cacheControl } = headers ?? {};
  return {
    policy: String(policy),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': String(cacheControl),
      // Weak, since the bytes of all encodings share it.
      ETag: `W/"${etag}"`,
    },
    bytes: (encoding) => bytesOf(page, encoding),
  };
}

/**
 * Caches a page that the shop links to.
 * @param {string} key
 * @param {CachedPage} page
 */
function keep(key, page) {
  madeUp.delete(key);
  replaced.delete(key);
  keys.set(pathOf(key), key);
  // For src/serving/cachedPages.ts: its bundle would have another instance of this module, without pages.
  Object.assign(globalThis, { [Symbol.for('vitrine.readyPage')]: readyPage });
  pages.set(key, page);
}

/**
 * The names of builds by their folders. Pages of two builds have other scripts.
 * @type {Map<string, string | undefined>}
 */
const builds = new Map();

/** @param {string} folder of the build: '.next' */
function buildIn(folder) {
  if (!builds.has(folder)) {
    try {
      builds.set(folder, readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim());
    } catch {
      builds.set(folder, undefined);
    }
  }
  return builds.get(folder);
}

/**
 * Stores whose servers tell this one of their pages.
 * @type {WeakSet<import('../server/store/store').SharedPages>}
 */
const heard = new WeakSet();

/**
 * The pages of all servers with this build. Undefined if each server has its own.
 * @param {string} folder of the build: '.next'
 */
function pagesOfAll(folder) {
  const shared = sharedPages();
  const build = shared && buildIn(folder);
  if (!shared || build === undefined) return undefined;
  const before = `${build} `;
  if (!heard.has(shared)) {
    heard.add(shared);
    shared.listen((name, etag = '') => {
      if (!name.startsWith(before)) return;
      const key = name.slice(before.length);
      madeUp.delete(key);
      if (pages.facts(key)) replaced.set(key, etag);
    });
  }
  return {
    /** @param {string} key */
    get: async (key) => /** @type {CachedPage | undefined} */ (await shared.get(before + key)),
    /**
     * @param {string} key
     * @param {CachedPage} page
     */
    set: (key, page) => shared.set(before + key, page),
    /** @param {string} key */
    delete: (key) => shared.delete(before + key),
  };
}

/** @implements {CacheHandler} */
export default class PageCache {
  /** @param {{ serverDistDir?: string }} [context] */
  constructor({ serverDistDir } = {}) {
    this.folder = serverDistDir ? dirname(serverDistDir) : '.next';
    // For src/serving/freshPages.ts, whose bundle would read the sheets again.
    const forPaint = (/** @type {string} */ html) => withStyles(withScriptsAfterPaint(html), this.folder).html;
    Object.assign(globalThis, { [Symbol.for('vitrine.forPaint')]: forPaint });
  }

  /**
   * @param {string} key
   * @returns {Promise<Entry | null>}
   */
  async get(key) {
    const page = (await this.#latest(key)) ?? (await this.#productWithoutVariant(key));
    if (!page || !isFresh(key, page.facts)) beginRendering(key);
    // A due 404 is not returned, since Next would render the new page with the status of the old one, and reads no title for a page with
    // status 404.
    if (!page || (page.facts.status === 404 && !isFresh(key, page.facts))) return null;
    return unpack(key, page);
  }

  /**
   * Returns the page of this server while it is fresh, otherwise the latest one of all servers.
   * @param {string} key
   */
  async #latest(key) {
    const own = madeUp.get(key) ?? (await pages.get(key));
    if (own && isFresh(key, own.facts)) return own;
    const page = await pagesOfAll(this.folder)?.get(key);
    if (!page) return own;
    if (own && own.facts.begunAt >= page.facts.begunAt) {
      replaced.delete(key);
      return own;
    }
    keep(key, page);
    return page;
  }

  /**
   * Returns the page for a variant that the product does not have: the page without a variant, while it is fresh.
   * @param {string} key
   */
  async #productWithoutVariant(key) {
    const [, product, variant] = pathOf(key).match(productPath) ?? [];
    if (product === undefined || variant === undefined) return undefined;
    const whole = keys.get(`${product}-`);
    const page = whole === undefined ? undefined : await pages.get(whole);
    if (!whole || !page || !isFresh(whole, page.facts) || mayHaveVariant(await valueOf(page), variant))
      return undefined;
    madeUp.set(key, page);
    return page;
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    // The platform's responses are not cached: a page that is rendered again must not use old ones.
    if (value?.kind === 'FETCH') return;
    if (isShell(value)) return;
    complete(value, this.folder);
    const shown = { begunAt: endRendering(key), ...shownBy(key, value) };
    if (isFailure(value)) return this.#keepBefore(key, value);
    const page = await pack(value, controlOf(shortened(value, context, shown)), shown);
    const ofAll = pagesOfAll(this.folder);
    if (isMadeUp(value)) {
      if (pages.facts(key)) await ofAll?.delete(key);
      pages.delete(key);
      madeUp.set(key, page);
      return;
    }
    keep(key, page);
    if (page.facts.kind !== 'APP_PAGE' || !ofAll) return;
    const isLatest = await ofAll.set(key, page);
    // The next visitor gets the page that another server rendered from newer data.
    if (!isLatest && pages.facts(key)?.begunAt === shown.begunAt) pages.delete(key);
  }

  /**
   * Keeps the earlier version of the page, which is rendered again soon. Whoever waits for the new one gets the earlier one too.
   * @param {string} key
   * @param {Value | null} failed
   */
  async #keepBefore(key, failed) {
    const before = await pages.get(key);
    if (!before?.facts.kind) return;
    const cacheControl = { revalidate: retryAfter, expire: before.facts.cacheControl?.expire };
    const now = Date.now();
    pages.set(key, {
      ...before,
      facts: { ...before.facts, lastModified: now, spareUntil: now + retryAfter * 1000, cacheControl },
      isFiled: false,
    });
    // Next sends this value, as it does with the policy and the status.
    Object.assign(failed ?? {}, await valueOf(before));
  }

  /** The shop revalidates no page by tag. */
  async revalidateTag() {}

  /** The cache has no data of a single request. */
  resetRequestCache() {}
}

/**
 * Sets a page's lifetime: shorter if its markup asks for it, and shortly after a change.
 * @param {Value | null} value
 * @param {Parameters<CacheHandler['set']>[2]} context
 * @param {Pick<Facts, 'begunAt' | 'products' | 'isList'>} shown
 */
function shortened(value, context, shown) {
  if (value?.kind !== 'APP_PAGE' || !('cacheControl' in context)) return context;
  const { revalidate } = marksOf(String(value.html));
  // Nothing reports that a page which does not exist has moved.
  const usual = isMadeUp(value) ? Math.min(freshFor(), shortFreshness) : freshFor();
  const isSettling = shown.begunAt - Math.max(changedAt(shown), listChangedAt(shown)) < settlesIn;
  const seconds = Math.min(Number(revalidate ?? usual), usual, isSettling ? settlesIn / 1000 : Infinity);
  const cacheControl = { revalidate: seconds, expire: context.cacheControl?.expire };
  return /** @type {typeof context} */ ({ ...context, cacheControl });
}

/** @param {Parameters<CacheHandler['set']>[2]} context */
const controlOf = (context) => ('cacheControl' in context ? context.cacheControl : undefined);
