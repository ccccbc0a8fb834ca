import { LRUCache } from 'lru-cache';

/**
 * When the rendering of each page began, the present one or the last one.
 * @type {LRUCache<string, { at: number, isDone?: true }>}
 */
const renderings = new LRUCache({ max: 10_000, ttl: 60_000 });

/** @param {string} key */
export function beginRendering(key) {
  const known = renderings.get(key);
  if (!known || known.isDone) renderings.set(key, { at: Date.now() });
}

/**
 * Returns when the rendering began, in ms since 1970.
 * @param {string} key
 */
export function endRendering(key) {
  const at = renderings.get(key)?.at ?? Date.now();
  renderings.set(key, { at, isDone: true });
  return at;
}
