/**
 * Whether a browser sends this request for a page of another site, which must not change the shopper's cart. Browsers report it in a
 * header. For old browsers, only the origin shows it. Its scheme counts as well: anyone on the network can alter an http page. Other
 * clients have no shopper's cookies to misuse.
 */
export function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy, the URL in the browser is in headers, which a page of another site cannot set.
  const { protocol, host } = new URL(url);
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? protocol.slice(0, -1);
  const hosts = [headers.get('x-forwarded-host'), headers.get('host'), host];
  return origin === 'null' || !hosts.some((own) => own !== null && origin === originOf(scheme, own));
}

/** Returns the origin as a browser writes it: without the scheme's default port. */
const originOf = (scheme: string, host: string) => URL.parse(`${scheme}://${host}`)?.origin;
