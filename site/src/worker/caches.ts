/** The cache of the visited pages. */
export const pagesCache = 'vitrine-pages';

/** Milliseconds for which a page is kept: a week. */
export const keptFor = 7 * 24 * 60 * 60_000;
