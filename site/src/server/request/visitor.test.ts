import { describe, expect, it } from 'vitest';
import { peerHeader, notePeer } from './peer';
import { visitorOf } from './visitor';

const visitor = (headers: Record<string, string>, proxies = 0) => visitorOf(new Headers(headers), proxies);

describe('a visitor', () => {
  it('is the address of the connection, whatever a header claims', () => {
    expect(visitor({ [peerHeader]: '203.0.113.7', 'x-forwarded-for': '10.0.0.1' })).toBe('203.0.113.7');
  });

  it('is the caller of our outermost proxy', () => {
    expect(visitor({ [peerHeader]: '10.0.0.1', 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }, 1)).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('of %s is all of %s', (address, name) => {
    expect(visitor({ [peerHeader]: address })).toBe(name);
  });

  it('cannot set its own address', () => {
    const headers: Record<string, string> = { [peerHeader]: '1.2.3.4' };
    notePeer({ headers, socket: { remoteAddress: '203.0.113.7' } });
    expect(headers[peerHeader]).toBe('203.0.113.7');
  });
});
