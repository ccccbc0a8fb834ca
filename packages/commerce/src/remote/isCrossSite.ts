/**
 * Whether a browser sends this for a page of another site, which must not change this shopper's cart. Browsers say so
 * themselves; old ones by the origin alone. What is no browser has no shopper's cookies to misuse.
 */
export function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy the host that the browser asked for stands in a header, which a page of another site cannot set.
  const hosts = [headers.get('x-forwarded-host'), headers.get('host'), new URL(url).host];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
