/**
 * Returns the header Cache-Control of an answer that a shared cache may store for a while, and a browser if it revalidates it each time.
 * @param {number} [limit] seconds, if fewer than the setting SHARED_CACHE_SECONDS
 */
export const sharedCaching = (limit = Infinity) =>
  `max-age=0, must-revalidate, s-maxage=${Math.min(Number(process.env.SHARED_CACHE_SECONDS || 120), limit)}`;
