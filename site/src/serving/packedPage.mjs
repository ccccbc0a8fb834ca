// A cached page is its facts and compressed bytes: see docs/decisions/262-brotli-at-rest.md.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

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

export const decompress = promisify(brotliDecompress);

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
export const compressGzip = promisify(gzip);

/**
 * Copies the bytes into memory of their own. zlib's buffer has room for more, and Node's pool would keep 64 kB for them.
 * @param {Buffer} bytes
 */
export function exact(bytes) {
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
export async function pack(value, cacheControl, shown) {
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
export async function valueOf({ html, rest }) {
  /** @type {Value | null} */
  const value = deserialize(await decompress(rest));
  if (value?.kind === 'APP_PAGE') value.html = String(await decompress(html));
  return value;
}
