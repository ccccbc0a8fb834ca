import { isIPv6 } from 'node:net';
import { buyerIp } from './buyerIp';
import { peerHeader } from './peer';

/**
 * Returns the key under which a visitor's attempts are counted: the address that our own proxy saw, otherwise the connection's. For IPv6 it
 * is the first half of the address, since a visitor has all addresses with the same first half.
 */
export function visitorOf(headers: Headers, trustedProxies: number): string {
  const address = buyerIp(headers, trustedProxies) ?? headers.get(peerHeader) ?? '';
  return isIPv6(address) && !/^::ffff:.*\./i.test(address) ? firstHalf(address) : address;
}

function firstHalf(address: string): string {
  const [start = '', end] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groups(start), groups(end ?? '')];
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
