import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPages } from '../server/pages/sharedPages.mjs';

/** @typedef {import('./packedPage.mjs').CachedPage} CachedPage */

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
 * @param {(key: string, etag: string) => void} onNewer called after another server has made a page, with '' as etag if the page is no more
 */
export function pagesOfAll(folder, onNewer) {
  const shared = sharedPages();
  const build = shared && buildIn(folder);
  if (!shared || build === undefined) return undefined;
  const before = `${build} `;
  if (!heard.has(shared)) {
    heard.add(shared);
    shared.listen((name, etag = '') => {
      if (name.startsWith(before)) onNewer(name.slice(before.length), etag);
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
