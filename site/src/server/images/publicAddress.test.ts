import type { lookup, LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './publicAddress';

describe('an address', () => {
  it.each(['1.1.1.1', '23.227.38.65', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:800::200e'])(
    'of the public internet: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:1.1.1.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2001::a00:1',
    '2002:a00:1::',
    '3fff::1',
    'localhost',
    '',
    '2130706433',
  ])('that is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a host', () => {
  /** Resolves to the result of `publicLookup` for a name with these addresses, and to the number of its lookups. */
  const look = (found: LookupAddress[] | Error, all = false) =>
    new Promise<{ error: Error | null; address: unknown; asked: number }>((done) => {
      let asked = 0;
      const resolve = ((_: string, __: object, callback: (error: Error | null, all: LookupAddress[]) => void) => {
        asked++;
        if (found instanceof Error) callback(found, []);
        else callback(null, found);
      }) as unknown as typeof lookup;
      publicLookup(resolve)('images.example', { all }, (error, address) => done({ error, address, asked }));
    });

  it('is resolved once, and the connection goes to the checked address', async () => {
    const one = { address: '1.1.1.1', family: 4 };
    expect(await look([one])).toEqual({ error: null, address: '1.1.1.1', asked: 1 });
    expect(await look([one], true)).toEqual({ error: null, address: [one], asked: 1 });
  });

  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [
      [
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    [
      [
        { address: '2606:4700::1111', family: 6 },
        { address: '::1', family: 6 },
      ],
    ],
    [[]],
  ])('is refused if it resolves to %j', async (found) => {
    expect((await look(found)).error?.message).toBe('images.example is not a host on the public internet.');
    expect((await look(found, true)).address).toEqual([]);
  });

  it('that does not exist fails', async () => {
    expect((await look(new Error('ENOTFOUND'))).error?.message).toBe('ENOTFOUND');
  });
});
