// Next's cache of rendered pages: its own one, in memory only, with each page's content security policy beside it.
// Why: docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */
/** @typedef {ConstructorParameters<typeof FileSystemCache>[0]} Context */

/** @type {{ default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default }} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

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

/** The status that a page asks for: see src/page/PageStatus.tsx. */
const statusMark = /<meta name="vitrine-status" content="(\d{3})"\/?>/;

/** @param {string} html */
export const askedStatus = (html) => {
  const code = html.match(statusMark)?.[1];
  return code ? Number(code) : undefined;
};

/**
 * What follows from a page's markup, once it is rendered: its policy and its status. Next sends what the entry says, from the
 * first response on.
 * @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value
 */
function complete(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  value.headers = { ...value.headers, 'content-security-policy': scriptPolicy(value.html) };
  value.status = askedStatus(value.html) ?? value.status;
  if (isFailure(value)) value.headers['cache-control'] = 'no-store';
}

/** @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value */
const isFailure = (value) => value?.kind === 'APP_PAGE' && (value.status ?? 200) >= 500;

const pageContext = /** @type {Parameters<CacheHandler['get']>[1]} */ (
  /** @type {unknown} */ ({ kind: 'APP_PAGE', isFallback: false })
);

/** Seconds after which a page is tried again that could not be rendered. */
const retryAfter = 10;

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
    const entry = await super.get(key, context);
    complete(entry?.value);
    return entry;
  }

  /**
   * @override
   * @type {CacheHandler['set']}
   */
  async set(key, value, context) {
    complete(value);
    if (!isFailure(value)) return super.set(key, value, context);
    // The page from before stays, and is tried again in a while.
    const before = await super.get(key, pageContext);
    if (!before?.value) return;
    const cacheControl = { revalidate: retryAfter, expire: before.cacheControl?.expire };
    await super.set(key, before.value, /** @type {typeof context} */ ({ ...context, cacheControl }));
  }
}
