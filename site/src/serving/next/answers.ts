/** Names the internal URL to which the proxy has rewritten a request. Next sends it to the visitor. */
export const rewriteHeader = 'x-middleware-rewrite';

/**
 * Whether it is Next's own lifetime of a cached page: every cache, including a browser's, may show the old page for a year while it
 * fetches the new one.
 */
export const isNextsLifetime = (cacheControl: unknown) =>
  /^s-maxage=\d+(, stale-while-revalidate=\d+)?$/.test(String(cacheControl));
