// What a rendered page says of itself in its markup: see src/page/PageStatus.tsx.

/** @typedef {import('./next/pageKeys.mjs').Value} Value */

/**
 * Returns the marks in a page's markup by name: see src/page/PageStatus.tsx.
 * @param {string} html
 */
export const marksOf = (html) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta name="vitrine-([\w-]+)" content="([\w-]+)"\/?>/g), ([, name, content]) => [
      name,
      content,
    ]),
  );

/** @param {Value | null | undefined} value */
export const isFailure = (value) => value?.kind === 'APP_PAGE' && (value.status ?? 200) >= 500;

/** @param {Value | null | undefined} value */
export const isMissing = (value) => value?.kind === 'APP_PAGE' && value.status === 404;

/** @param {Value | null | undefined} value */
const isMoved = (value) => value?.kind === 'APP_PAGE' && value.status === 301;

/**
 * Whether nothing in the shop links to the URL of this page: the page does not exist, or has moved, or has another URL.
 * @param {Value | null | undefined} value
 */
export const isMadeUp = (value) =>
  isMissing(value) ||
  isMoved(value) ||
  (value?.kind === 'APP_PAGE' && marksOf(String(value.html))['made-up'] !== undefined);
