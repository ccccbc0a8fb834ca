import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses outside of the public internet: the machine itself, its network, and reserved addresses. */
const notPublic = new BlockList();

const reserved: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of reserved) notPublic.addSubnet(network, prefix, 'ipv4');

/** Reserved addresses within 2000::/3, the only range in use: for documentation, and addresses that contain an IPv4 address. */
const reservedOfIPv6: typeof reserved = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of reservedOfIPv6) notPublic.addSubnet(network, prefix, 'ipv6');

const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Returns whether a host's address, in digits, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
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
