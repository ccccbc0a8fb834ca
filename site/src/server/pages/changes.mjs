// When the shop's data changed, so that no page from before is shown: see docs/decisions/224-pages-end-by-webhooks.md.
import { tagOf } from './productTag.mjs';

/** @typedef {import('@vitrine/commerce/server').ShopChange} ShopChange */

/**
 * What a page shows.
 * @typedef {object} Shown
 * @property {readonly string[]} products the tags of its products: see productTag.mjs
 * @property {boolean} isList whether products of which it has none may join it
 */

/** The times of changes in ms since 1970. 0 if there was none. */
const createChanges = () => ({
  ofShop: 0,
  ofAnyProduct: 0,
  /**
   * By tag.
   * @type {Map<string, number>}
   */
  ofProducts: new Map(),
  /** @type {Set<() => void>} */
  listeners: new Set(),
});

/** One per process: the cache of pages, the routes and the start of the server each load this file. */
const key = Symbol.for('vitrine.changes');
const shared = /** @type {Record<symbol, ReturnType<typeof createChanges> | undefined>} */ (globalThis);
const changes = (shared[key] ??= createChanges());

/**
 * Notes a change. Pages and answers from before it are made again.
 * @param {ShopChange} change
 * @param {number} [at] ms since 1970; default: now
 */
export function noteChange(change, at = Date.now()) {
  const isNews = at > lastChange();
  if (change.of === 'shop') changes.ofShop = Math.max(changes.ofShop, at);
  else {
    changes.ofAnyProduct = Math.max(changes.ofAnyProduct, at);
    for (const tag of change.ids.map(tagOf))
      changes.ofProducts.set(tag, Math.max(changes.ofProducts.get(tag) ?? 0, at));
  }
  if (isNews) for (const listener of changes.listeners) listener();
}

/**
 * Calls the listener after each change.
 * @param {() => void} listener
 */
export const onChange = (listener) => void changes.listeners.add(listener);

/** When anything changed last, in ms since 1970. 0 if nothing has. */
export const lastChange = () => Math.max(changes.ofShop, changes.ofAnyProduct);

/**
 * When the data changed that a page shows, in ms since 1970. 0 if it has not.
 * @param {Shown} shown
 */
export const changedAt = ({ products }) =>
  Math.max(changes.ofShop, ...products.map((tag) => changes.ofProducts.get(tag) ?? 0));

/**
 * When products changed that may have joined a list, or left another page of it.
 * @param {Shown} shown
 */
export const listChangedAt = ({ isList }) => (isList ? changes.ofAnyProduct : 0);
