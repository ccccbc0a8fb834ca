// The file of the pages for which memory has no room. See docs/decisions/132-file-of-pages.md.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, openSync, read, unlinkSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const readFrom = promisify(read);
const writeTo = promisify(write);

/**
 * Where a page is in the file.
 * @typedef {object} Place
 * @property {string} key the page's
 * @property {number} offset bytes
 * @property {number} length bytes
 * @property {number} [sum] of the bytes that were written
 * @property {boolean} [isLost] whether another page has taken the place
 */

/**
 * A file of a bounded size. It is written from its beginning to its end, and then again from its beginning, so that a
 * new page replaces the oldest ones.
 */
export class PageFile {
  /** @type {Place[]} the oldest first */
  #places = [];
  #end = 0;

  /**
   * Creates a file without a name. Nobody else can open it, and the system frees its space when the process ends, even
   * after a crash.
   * @param {number} size bytes
   * @param {string} [folder] Default: the system's temporary folder.
   */
  static open(size, folder = tmpdir()) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `vitrine-pages-${randomUUID()}`);
    const descriptor = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    return new PageFile(size, descriptor);
  }

  /**
   * @param {number} size bytes
   * @param {number} descriptor of the open file
   */
  constructor(size, descriptor) {
    this.size = size;
    this.descriptor = descriptor;
  }

  /**
   * Reserves a place. Returns it with the places that it overwrites, or undefined if the file is too small for the
   * page.
   * @param {string} key
   * @param {number} length bytes
   * @returns {{ place: Place, lost: Place[] } | undefined}
   */
  reserve(key, length) {
    if (length > this.size) return undefined;
    const isAtStart = this.#end + length > this.size;
    // The pages after the last written one are older than the pages at the beginning.
    const behind = isAtStart ? this.#lose(this.#end, this.size) : [];
    const offset = isAtStart ? 0 : this.#end;
    /** @type {Place} */
    const place = { key, offset, length };
    const lost = [...behind, ...this.#lose(offset, offset + length)];
    this.#places.push(place);
    this.#end = offset + length;
    return { place, lost };
  }

  /**
   * Removes the oldest places that are in this range.
   * @param {number} start
   * @param {number} end
   */
  #lose(start, end) {
    const isKept = this.#places.findIndex(({ offset, length }) => offset >= end || offset + length <= start);
    const lost = this.#places.splice(0, isKept === -1 ? this.#places.length : isKept);
    for (const place of lost) place.isLost = true;
    return lost;
  }

  /**
   * @param {Place} place
   * @param {Buffer} bytes
   */
  async write(place, bytes) {
    await writeTo(this.descriptor, bytes, 0, bytes.length, place.offset);
    place.sum = sumOf(bytes);
  }

  /**
   * Returns the bytes that were written, or undefined if the file does not have them any more.
   * @param {Place} place
   */
  async read(place) {
    const bytes = Buffer.allocUnsafeSlow(place.length);
    const { bytesRead } = await readFrom(this.descriptor, bytes, 0, place.length, place.offset);
    return bytesRead === place.length && sumOf(bytes) === place.sum ? bytes : undefined;
  }
}

/**
 * Returns 48 bits of a hash. There may be many thousands, and a number takes a quarter of a text's memory.
 * @param {Buffer} bytes
 */
const sumOf = (bytes) => createHash('sha256').update(bytes).digest().readUIntBE(0, 6);
