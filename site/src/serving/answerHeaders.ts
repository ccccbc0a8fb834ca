import type { ServerResponse } from 'node:http';
import { siteUrl } from '../server/environment/variables';

/** A year, for all subdomains, as OWASP ASVS 5 (3.4.1) asks at level 2. */
const strict = 'max-age=31536000; includeSubDomains';

/** Tells browsers to come over TLS only, if SITE_URL is an https address. Next's own headers are fixed in a build, which knows no SITE_URL. */
export function requireTls(response: Pick<ServerResponse, 'setHeader'>) {
  if (siteUrl().protocol === 'https:') response.setHeader('Strict-Transport-Security', strict);
}

/** Next answers with the internal address that the proxy has rewritten a request to, which concerns nobody outside. */
export function hideRewrites(response: ServerResponse) {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...parameters: never[]) {
    this.removeHeader('x-middleware-rewrite');
    return Reflect.apply(writeHead, this, parameters);
  };
}
