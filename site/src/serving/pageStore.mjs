// Caches compressed pages: in memory up to a limit, and above it in a file. See docs/decisions/128-cached-pages.md.
import { newCache } from 'transitory';
import { PageFile } from './pageFile.mjs';

/**
 * A cached page.
 * @template Facts
 * @typedef {object} CachedPage
 * @property {Facts} facts its data without its bytes; JSON
 * @property {Buffer} html brotli
 * @property {Buffer} rest its data and everything else that Next stores of it, brotli
 * @property {boolean} [isFiled] whether the file has it
 */

/**
 * @template Facts
 * @typedef {object} PageStoreOptions
 * @property {number} memory bytes in memory
 * @property {number} [disk] bytes in the file; default: 0, none
 * @property {string} [folder] for the file; default: the system's temporary folder
 * @property {(key: string) => void} [onGone] called when a page is no longer cached
 * @property {(facts: Facts) => Facts} [brief] returns the facts that stay in memory while the page is in the file; default: all
 */

/** The memory of a page in addition to its bytes. */
const overhead = 2_000;

/** The cache's sizes are in this unit, because it counts with 32 bits in places. */
const unit = 1_000;

/**
 * Frequently requested pages stay in memory: visits to all pages in turn displace few of them (W-TinyLFU).
 * @template Facts
 */
export class PageStore {
  /** @type {Map<string, { place: import('./pageFile.mjs').Place, htmlLength: number, restLength: number, facts: Facts }>} */
  #filed = new Map();
  /** @type {Map<string, CachedPage<Facts>>} */
  #beingFiled = new Map();
  /** @type {PageFile | undefined} */
  #file;

  /** @param {PageStoreOptions<Facts>} options */
  constructor({ memory, disk = 0, folder, onGone = () => {}, brief = (facts) => facts }) {
    this.disk = disk;
    this.brief = brief;
    this.folder = folder;
    this.onGone = onGone;
    this.pages = /** @type {import('transitory').CacheBuilder<string, CachedPage<Facts>>} */ (newCache())
      .maxSize(Math.ceil(memory / unit))
      .withWeigher((_, page) => Math.ceil(sizeOf(page) / unit))
      .withRemovalListener((key, page, reason) => {
        if (reason === 'size') this.#putInFile(String(key), page);
      })
      .build();
  }

  /**
   * Returns the facts of a cached page: the brief ones if it is in the file.
   * @param {string} key
   */
  facts(key) {
    return (this.pages.peek(key) ?? this.#beingFiled.get(key))?.facts ?? this.#filed.get(key)?.facts;
  }

  /**
   * Returns a page from memory. The call counts as a use.
   * @param {string} key
   */
  inMemory(key) {
    return this.pages.getIfPresent(key) ?? this.#beingFiled.get(key);
  }

  /**
   * Returns a page from memory or from the file, which brings it back into memory. The call counts as a use.
   * @param {string} key
   * @returns {Promise<CachedPage<Facts> | undefined>}
   */
  async get(key) {
    const page = this.inMemory(key);
    const filed = this.#filed.get(key);
    if (page || !filed) return page;
    const { place, htmlLength, restLength } = filed;
    const bytes = await this.#file?.read(place).catch(() => undefined);
    // Another version may have been stored meanwhile.
    if (this.#filed.get(key) !== filed) return this.inMemory(key);
    if (!bytes) {
      this.#lose(place);
      return undefined;
    }
    const end = htmlLength + restLength;
    const facts = /** @type {Facts} */ (JSON.parse(bytes.toString('utf8', end)));
    const read = { facts, html: bytes.subarray(0, htmlLength), rest: bytes.subarray(htmlLength, end), isFiled: true };
    this.pages.set(key, read);
    return read;
  }

  /**
   * @param {string} key
   * @param {CachedPage<Facts>} page
   */
  set(key, page) {
    this.#forgetFiled(key);
    this.pages.set(key, page);
  }

  /** @param {string} key */
  delete(key) {
    this.#forgetFiled(key);
    this.pages.delete(key);
  }

  /**
   * @param {string} key
   * @param {CachedPage<Facts>} page
   */
  #putInFile(key, page) {
    if (page.isFiled && this.#filed.has(key)) return;
    if (this.disk === 0) return this.onGone(key);
    this.#beingFiled.set(key, page);
    void this.#write(key, page).catch(this.#doWithoutFile);
  }

  /**
   * @param {string} key
   * @param {CachedPage<Facts>} page
   */
  async #write(key, page) {
    const file = (this.#file ??= PageFile.open(this.disk, this.folder));
    const isCurrent = () => this.#beingFiled.get(key) === page;
    const { facts, html, rest } = page;
    const bytes = Buffer.concat([html, rest, Buffer.from(JSON.stringify(facts))]);
    const reserved = file.reserve(key, bytes.length);
    for (const lost of reserved?.lost ?? []) this.#lose(lost);
    if (reserved) await file.write(reserved.place, bytes);
    // Another version may have been stored meanwhile.
    if (!isCurrent()) return;
    this.#beingFiled.delete(key);
    if (reserved && !reserved.place.isLost)
      this.#filed.set(key, {
        place: reserved.place,
        htmlLength: html.length,
        restLength: rest.length,
        facts: this.brief(facts),
      });
    else this.onGone(key);
  }

  #doWithoutFile = (/** @type {Error} */ { message }) => {
    // Several writes may fail at the same time.
    if (this.disk === 0) return;
    this.disk = 0;
    console.warn(
      `Pages are cached in memory alone, because no file can be written: ${message}. Set PAGE_CACHE_FOLDER to a folder ` +
        'that the server may write to, or PAGE_CACHE_DISK_MB to 0.',
    );
    for (const gone of this.#beingFiled.keys()) this.onGone(gone);
    this.#beingFiled.clear();
  };

  /**
   * Forgets a page whose place in the file has gone.
   * @param {import('./pageFile.mjs').Place} place
   */
  #lose(place) {
    const { key } = place;
    if (this.#filed.get(key)?.place !== place) return;
    this.#forgetFiled(key);
    if (!this.pages.peek(key)) this.onGone(key);
  }

  /** @param {string} key */
  #forgetFiled(key) {
    this.#beingFiled.delete(key);
    if (!this.#filed.delete(key)) return;
    const page = this.pages.peek(key);
    if (page) page.isFiled = false;
  }
}

/** @param {CachedPage<unknown>} page */
const sizeOf = ({ html, rest }) => html.length + rest.length + overhead;
