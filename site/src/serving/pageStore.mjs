// Keeps compressed pages: in memory up to a bound, and beyond it in files. See docs/decisions/128-kept-pages.md.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCache } from 'transitory';

/**
 * A page as it is kept.
 * @template Facts
 * @typedef {object} KeptPage
 * @property {Facts} facts what is known of it without its bytes; JSON
 * @property {Buffer} html gzip
 * @property {Buffer} rest its data and all else that Next keeps of it, gzip
 * @property {boolean} [isFiled] whether the file of its key has it
 */

/**
 * @typedef {object} PageStoreOptions
 * @property {number} memory bytes in memory
 * @property {number} [disk] bytes in files; default: 0, none
 * @property {string} [folder] for the files; default: a new folder of the system's temporary folder
 * @property {(key: string) => void} [onGone] called when a page is kept no more
 */

/** What a page takes in memory beside its bytes. */
const overhead = 2_000;

/** The cache weighs in these units, because it counts with 32 bits in places. */
const unit = 1_000;

/**
 * Pages that are asked for often stay in memory: a visit of all pages in turn pushes out few of them (W-TinyLFU).
 * @template Facts
 */
export class PageStore {
  /** @type {Map<string, { name: string, size: number, facts: Facts }>} in the order of their last use, the latest last */
  #files = new Map();
  /** @type {Map<string, KeptPage<Facts>>} */
  #beingFiled = new Map();
  #filed = 0;
  #count = 0;
  /** @type {string | undefined} */
  #folder;

  /** @param {PageStoreOptions} options */
  constructor({ memory, disk = 0, folder, onGone = () => {} }) {
    this.disk = disk;
    this.givenFolder = folder;
    this.onGone = onGone;
    this.pages = /** @type {import('transitory').CacheBuilder<string, KeptPage<Facts>>} */ (newCache())
      .maxSize(Math.ceil(memory / unit))
      .withWeigher((_, page) => Math.ceil(sizeOf(page) / unit))
      .withRemovalListener((key, page, reason) => {
        if (reason === 'size') this.#file(String(key), page);
      })
      .build();
  }

  /**
   * Returns the facts of a page that is kept.
   * @param {string} key
   */
  facts(key) {
    return (this.pages.peek(key) ?? this.#beingFiled.get(key))?.facts ?? this.#files.get(key)?.facts;
  }

  /**
   * Returns a page from memory. The call counts as a use.
   * @param {string} key
   */
  inMemory(key) {
    return this.pages.getIfPresent(key) ?? this.#beingFiled.get(key);
  }

  /**
   * Returns a page from memory or from its file, which brings it back into memory. The call counts as a use.
   * @param {string} key
   * @returns {Promise<KeptPage<Facts> | undefined>}
   */
  async get(key) {
    const page = this.inMemory(key);
    const file = this.#files.get(key);
    if (page || !file) return page;
    const bytes = await readFile(join(this.#folder ?? '', file.name)).catch(() => undefined);
    // Another version may have come meanwhile, or the file has gone.
    if (!bytes || this.#files.get(key) !== file) return this.inMemory(key);
    const htmlLength = bytes.readUInt32LE(0);
    const read = {
      facts: file.facts,
      html: bytes.subarray(4, 4 + htmlLength),
      rest: bytes.subarray(4 + htmlLength),
      isFiled: true,
    };
    this.#files.delete(key);
    this.#files.set(key, file);
    this.pages.set(key, read);
    return read;
  }

  /**
   * @param {string} key
   * @param {KeptPage<Facts>} page
   */
  set(key, page) {
    this.#dropFile(key);
    this.pages.set(key, page);
  }

  /** @param {string} key */
  delete(key) {
    this.#dropFile(key);
    this.pages.delete(key);
  }

  /**
   * @param {string} key
   * @param {KeptPage<Facts>} page
   */
  #file(key, page) {
    if (page.isFiled && this.#files.has(key)) return;
    if (this.disk === 0) return this.onGone(key);
    this.#beingFiled.set(key, page);
    void this.#write(key, page).then(
      () => this.#beingFiled.get(key) === page && this.#beingFiled.delete(key),
      (/** @type {Error} */ error) => {
        console.warn(
          `Pages are kept in memory alone, because no file can be written: ${error.message}. Set PAGE_CACHE_FOLDER to a folder ` +
            'that the server may write to, or PAGE_CACHE_DISK_MB to 0.',
        );
        this.disk = 0;
        for (const gone of this.#beingFiled.keys()) this.onGone(gone);
        this.#beingFiled.clear();
      },
    );
  }

  /**
   * @param {string} key
   * @param {KeptPage<Facts>} page
   */
  async #write(key, { facts, html, rest }) {
    this.#folder ??= newFolder(this.givenFolder);
    const page = this.#beingFiled.get(key);
    const name = `${++this.#count}.page`;
    const length = Buffer.alloc(4);
    length.writeUInt32LE(html.length);
    await writeFile(join(this.#folder, name), [length, html, rest]);
    // Another version may have come meanwhile.
    if (this.#beingFiled.get(key) !== page) return this.#remove(name);
    const size = length.length + html.length + rest.length;
    this.#files.set(key, { name, size, facts });
    this.#filed += size;
    for (const oldest of this.#files.keys()) {
      if (this.#filed <= this.disk) break;
      this.#dropFile(oldest);
      if (!this.pages.peek(oldest)) this.onGone(oldest);
    }
  }

  /** @param {string} key */
  #dropFile(key) {
    this.#beingFiled.delete(key);
    const file = this.#files.get(key);
    if (!file) return;
    this.#files.delete(key);
    this.#filed -= file.size;
    const page = this.pages.peek(key);
    if (page) page.isFiled = false;
    void this.#remove(file.name);
  }

  /** @param {string} name */
  #remove(name) {
    return rm(join(this.#folder ?? '', name), { force: true }).catch(() => {});
  }
}

/** @param {KeptPage<unknown>} page */
const sizeOf = ({ html, rest }) => html.length + rest.length + overhead;

/**
 * Creates a folder for this process, and removes the folders of processes that have ended.
 * @param {string} [parent]
 */
function newFolder(parent = join(tmpdir(), 'vitrine-pages')) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const pid = /^pid(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `pid${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
