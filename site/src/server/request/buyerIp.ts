import { isIP } from 'node:net';

/**
 * Returns the shopper's address, as the outermost of our own proxies saw it. Each proxy appends its caller's address to
 * x-forwarded-for; the shopper can write any text before that. Undefined without a proxy: Next gives a route no access
 * to the connection, only this header, which anyone can send.
 */
export function buyerIp(headers: Headers, trustedProxies: number): string | undefined {
  if (trustedProxies < 1) return undefined;
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const address = addresses.at(-trustedProxies) ?? '';
  return isIP(address) ? address : undefined;
}
