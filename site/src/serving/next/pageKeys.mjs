// What the cache of pages knows of Next's own cache: see README.md here. Next loads it unbundled, with the cache handler.
import { createRequire } from 'node:module';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Entry */
/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

const require = createRequire(import.meta.url);
const { SharedCacheControls } = /** @type {{ SharedCacheControls: { cacheControls: Map<string, unknown> } }} */ (
  /** @type {unknown} */ (require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'))
);

/**
 * Removes Next's note of a page's lifetime. Next never does.
 * @param {string} key of a page that is cached no more
 */
export const forgetLifetime = (key) => void SharedCacheControls.cacheControls.delete(key);

/** The part of Next's key before the internal path. It depends on the route's file. */
const keyPrefix = /^.*\/\$(?=\/)/;

/**
 * Returns the internal path of a page: see src/routing.ts.
 * @param {string} key by which Next names it
 */
export const pathOf = (key) => key.replace(keyPrefix, '');

/**
 * Whether Next has stored only a page's shell, which it would complete for each visitor. Without that, the page may be empty.
 * @param {Value | null} value
 */
export const isShell = (value) => value?.kind === 'APP_PAGE' && value.postponed !== undefined;
