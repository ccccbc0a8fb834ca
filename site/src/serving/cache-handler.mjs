// The cache of rendered pages. Each page is cached with its own content security policy and status.
// Next calls it as its `cacheHandler`: see README.md here, docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { completePage } from './completePage.mjs';
import { forgetLifetime, isShell, pathOf } from './next/pageKeys.mjs';
import { pack, valueOf } from './packedPage.mjs';
import { mayHaveVariant, productPath, shownBy } from './pageContent.mjs';
import { cacheControlOf, modifiedFor, stateOf } from './pageLifetime.mjs';
import { isFailure, isMadeUp } from './pageMarks.mjs';
import { withScriptsAfterPaint } from './pageScripts.mjs';
import { pagesOfAll } from './pagesOfAll.mjs';
import { PageStore } from './pageStore.mjs';
import { withStyles } from './pageStyles.mjs';
import { beginRendering, endRendering } from './renderings.mjs';
import { sentPage } from './sentPage.mjs';

/** @typedef {import('./next/pageKeys.mjs').CacheHandler} CacheHandler */
/** @typedef {import('./next/pageKeys.mjs').Entry} Entry */
/** @typedef {import('./next/pageKeys.mjs').Value} Value */
/** @typedef {import('./packedPage.mjs').CachedPage} CachedPage */
/** @typedef {import('./packedPage.mjs').Facts} Facts */
/** @typedef {import('./sentPage.mjs').SentPage} SentPage */

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

/**
 * @param {string} key
 * @param {CachedPage} page
 * @returns {Promise<Entry>}
 */
async function unpack(key, page) {
  const { cacheControl } = page.facts;
  return {
    value: await valueOf(page),
    lastModified: modifiedFor(page.facts, stateHere(key, page.facts)),
    ...(cacheControl && { cacheControl }),
  };
}

/**
 * @param {string} key
 * @param {Facts} facts
 */
const stateHere = (key, facts) => stateOf(facts, (replaced.get(key) ?? facts.etag) !== facts.etag);

/**
 * @param {string} key
 * @param {Facts} facts
 */
const isFresh = (key, facts) => stateHere(key, facts) === 'fresh';

/**
 * Returns the page of an internal path if it is fresh, and the shop links to it. The call counts as a use of the page.
 * @param {string} path
 * @returns {SentPage | Promise<SentPage | undefined> | undefined} a promise if the page is in a file
 */
export function readyPage(path) {
  const key = keys.get(path);
  const facts = key === undefined ? undefined : pages.facts(key);
  if (key === undefined || facts?.kind !== 'APP_PAGE' || (facts.status ?? 200) !== 200 || !isFresh(key, facts))
    return undefined;
  const page = pages.inMemory(key);
  return page ? sentPage(page) : pages.get(key).then((read) => read && sentPage(read));
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
 * @param {string} key of a page that another server has made
 * @param {string} etag
 */
function noteNewer(key, etag) {
  madeUp.delete(key);
  if (pages.facts(key)) replaced.set(key, etag);
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
    const page = await pagesOfAll(this.folder, noteNewer)?.get(key);
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
    completePage(value, this.folder);
    const shown = { begunAt: endRendering(key), ...shownBy(key, value) };
    if (isFailure(value)) return this.#keepBefore(key, value);
    const page = await pack(value, cacheControlOf(value, context, shown), shown);
    const ofAll = pagesOfAll(this.folder, noteNewer);
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
