// The rendered pages of all servers of this shop, for the cache of pages, which Next loads beside the bundle of the server.

/** @typedef {import('../store/store').SharedPages} SharedPages */

const key = Symbol.for('vitrine.sharedPages');
const shared = /** @type {Record<symbol, SharedPages | undefined>} */ (globalThis);

/** Undefined if this server has only its own pages. */
export const sharedPages = () => shared[key];

/** @param {SharedPages | undefined} pages */
export const sharePages = (pages) => void (shared[key] = pages);
