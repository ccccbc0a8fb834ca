import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** The only range of IPv6 addresses in use. */
const givenOut = ipaddr.parseCIDR('2000::/3');

/** Returns whether a host's address, in digits, is on the public internet: not the machine itself, its network, or a reserved address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut));
}

/**
 * Returns a `lookup` for a request. It resolves a host once, and returns its addresses only if all are public. The connection goes to the
 * checked addresses, even if the name resolves to another address a moment later.
 */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      const inner = found.find(({ address }) => !isPublicAddress(address));
      const [first] = found;
      if (inner || !first) return callback(new Error(`${hostname} is not a host on the public internet.`), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
