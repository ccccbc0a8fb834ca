import { isIP } from 'node:net';

/**
 * The shopper's address, as the outermost of our own proxies saw it: each proxy adds whom it was called by to the end of
 * x-forwarded-for, and what stands before that is whatever the shopper wrote. Undefined without a proxy: Next shows a route no
 * connection, only this header, which anyone can send.
 */
export function buyerIp(headers: Headers, trustedProxies: number): string | undefined {
  if (trustedProxies < 1) return undefined;
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const address = addresses.at(-trustedProxies) ?? '';
  return isIP(address) ? address : undefined;
}
