// How long a page is fresh, and what ends it.
import { isMadeUp, marksOf } from './pageMarks.mjs';
import { changedAt, listChangedAt } from '../server/pages/changes.mjs';
import { freshFor, shortFreshness } from '../server/pages/freshFor.mjs';

/** @typedef {import('./next/pageKeys.mjs').CacheHandler} CacheHandler */
/** @typedef {import('./next/pageKeys.mjs').Entry} Entry */
/** @typedef {import('./next/pageKeys.mjs').Value} Value */
/** @typedef {import('./packedPage.mjs').Facts} Facts */

/**
 * Milliseconds.
 * @param {Facts} facts
 */
const lifetimeOf = ({ cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1000 : 0;

/**
 * Returns whether a page is served. `'due'`: it is, and renders again. `'ended'`: it is not, since what it shows has changed.
 * @param {Facts} facts
 * @param {boolean} isReplaced whether another server has a newer version
 * @returns {'fresh' | 'due' | 'ended'}
 */
export function stateOf(facts, isReplaced) {
  const isSpare = facts.spareUntil !== undefined && Date.now() < facts.spareUntil;
  if (!isSpare && changedAt(facts) >= facts.begunAt) return 'ended';
  if (!isSpare && (listChangedAt(facts) >= facts.begunAt || isReplaced)) return 'due';
  return Date.now() - facts.lastModified < lifetimeOf(facts) ? 'fresh' : 'due';
}

/**
 * Returns the time by which Next decides. -1: nobody gets the page, and all wait for the new one. Older than its lifetime: it is served
 * while the new one renders.
 * @param {Facts} facts
 * @param {ReturnType<typeof stateOf>} state
 */
export function modifiedFor(facts, state) {
  if (state === 'ended') return -1;
  return state === 'due' ? Math.min(facts.lastModified, Date.now() - lifetimeOf(facts) - 1) : facts.lastModified;
}

/** Milliseconds after a change in which the platform may still answer with data from before it. */
const settlesIn = 60_000;

/**
 * Returns a page's lifetime: shorter than usual if its markup asks for it, and shortly after a change. Undefined for what has none.
 * @param {Value | null} value
 * @param {Parameters<CacheHandler['set']>[2]} context
 * @param {Pick<Facts, 'begunAt' | 'products' | 'isList'>} shown
 * @returns {Entry['cacheControl']}
 */
export function cacheControlOf(value, context, shown) {
  if (!('cacheControl' in context)) return undefined;
  if (value?.kind !== 'APP_PAGE') return context.cacheControl;
  const { revalidate } = marksOf(String(value.html));
  // Nothing reports that a page which does not exist has moved.
  const usual = isMadeUp(value) ? Math.min(freshFor(), shortFreshness) : freshFor();
  const isSettling = shown.begunAt - Math.max(changedAt(shown), listChangedAt(shown)) < settlesIn;
  const seconds = Math.min(Number(revalidate ?? usual), usual, isSettling ? settlesIn / 1000 : Infinity);
  return { revalidate: seconds, expire: context.cacheControl?.expire };
}
