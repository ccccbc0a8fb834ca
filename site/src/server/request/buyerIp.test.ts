import { afterEach, describe, expect, it, vi } from 'vitest';
import { buyerIp } from './buyerIp';
import { trustedProxies } from '../environment/variables';

const forwarded = (list: string) => new Headers({ 'x-forwarded-for': list });

describe("the shopper's address", () => {
  it.each([
    ['the only one, of a proxy that replaces the list', '203.0.113.7', 1, '203.0.113.7'],
    ['the last one, of a proxy that adds to what the shopper wrote', '10.9.9.9, 203.0.113.7', 1, '203.0.113.7'],
    ['before the address of the outer one, with two proxies', '10.9.9.9, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['of the newer kind', '2001:db8::7', 1, '2001:db8::7'],
  ])('is %s', (_which, list, proxies, address) => {
    expect(buyerIp(forwarded(list), proxies)).toBe(address);
  });

  it.each([
    ['if no proxy is trusted', '203.0.113.7', 0],
    ['if fewer proxies were passed than are trusted', '203.0.113.7', 2],
    ['if something else is in its place', 'unknown', 1],
    ['if the list is empty', '', 1],
  ])('is unknown %s', (_why, list, proxies) => {
    expect(buyerIp(forwarded(list), proxies)).toBeUndefined();
  });

  it('is unknown without the header', () => {
    expect(buyerIp(new Headers(), 1)).toBeUndefined();
  });
});

describe('the number of trusted proxies', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
  ])("is read from '%s'", (text, count) => {
    vi.stubEnv('TRUSTED_PROXIES', text);
    expect(trustedProxies()).toBe(count);
  });

  it.each(['yes', '-1', '1.5'])("is refused with the remedy for '%s'", (text) => {
    vi.stubEnv('TRUSTED_PROXIES', text);
    expect(trustedProxies).toThrow(/^TRUSTED_PROXIES is .* or leave it out/);
  });
});
