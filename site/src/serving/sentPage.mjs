// Cached pages in the form in which they are sent, without Next.
import { LRUCache } from 'lru-cache';
import { compressGzip, decompress, exact } from './packedPage.mjs';

/** @typedef {import('./packedPage.mjs').CachedPage} CachedPage */

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/**
 * A page in the form in which it is sent: its content security policy, its other headers, and its bytes in an encoding.
 * @typedef {object} SentPage
 * @property {string} policy
 * @property {Record<'Content-Type' | 'Cache-Control' | 'ETag', string>} headers
 * @property {(encoding: Encoding) => Buffer | Promise<Buffer>} bytes a promise at the first request for an encoding except brotli
 */

/**
 * Created once for each page in memory, and removed with it.
 * @type {WeakMap<CachedPage, SentPage>}
 */
const sentPages = new WeakMap();

/** @param {CachedPage} page */
export function sentPage(page) {
  const sent = sentPages.get(page) ?? makeSent(page);
  sentPages.set(page, sent);
  return sent;
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
 * @returns {SentPage}
 */
function makeSent(page) {
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
