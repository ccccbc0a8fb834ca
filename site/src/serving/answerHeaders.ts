import type { ServerResponse } from 'node:http';
import { siteUrl } from '../server/environment/variables';

/** A year, for all subdomains, as OWASP ASVS 5 (3.4.1) requires at level 2. */
const strict = 'max-age=31536000; includeSubDomains';

/**
 * Makes browsers use TLS only, if SITE_URL is an https address. Next's own headers are fixed by the build, which does
 * not know SITE_URL.
 */
export function requireTls(response: Pick<ServerResponse, 'setHeader'>) {
  if (siteUrl().protocol === 'https:') response.setHeader('Strict-Transport-Security', strict);
}

/**
 * Next's lifetime of a cached page: every cache, including a browser's, may show the old page for a year while it
 * fetches the new one.
 */
const isOfNext = (control: unknown) => /^s-maxage=\d+(, stale-while-revalidate=\d+)?$/.test(String(control));

/**
 * Corrects two headers of Next: the internal address to which the proxy has rewritten a request, which it removes, and
 * the lifetime of the parts of a page that the router fetches. The page cache sets the lifetime of whole pages.
 */
export function correctNext(response: ServerResponse) {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...parameters: never[]) {
    this.removeHeader('x-middleware-rewrite');
    if (isOfNext(this.getHeader('Cache-Control'))) this.setHeader('Cache-Control', 'max-age=0, must-revalidate');
    return Reflect.apply(writeHead, this, parameters);
  };
}
