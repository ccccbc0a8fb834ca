/**
 * Whether a browser sends this for a page of another site, which must not change this shopper's cart. Browsers say so
 * themselves; old ones by the origin alone, whose scheme counts as well: anyone on the way can write a page of http. What is no
 * browser has no shopper's cookies to misuse.
 */
export function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy what the browser asked for stands in headers, which a page of another site cannot set.
  const { protocol, host } = new URL(url);
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? protocol.slice(0, -1);
  const hosts = [headers.get('x-forwarded-host'), headers.get('host'), host];
  return origin === 'null' || !hosts.some((own) => own !== null && origin === originOf(scheme, own));
}

/** As a browser writes it: without the scheme's own port. */
const originOf = (scheme: string, host: string) => URL.parse(`${scheme}://${host}`)?.origin;
