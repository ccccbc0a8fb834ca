import { describe, expect, it } from 'vitest';
import { localPath, pathOf } from './paths.js';

describe('spec §2: the routes of the account', () => {
  it.each([
    ['account', '/account'],
    ['login', '/account/login'],
    ['register', '/account/register'],
    ['recoverPassword', '/account/recover-password'],
    ['changePassword', '/account/change-password'],
    ['address', '/account/address'],
    ['orders', '/account/orders'],
  ] as const)('%s is %s', (page, path) => {
    expect(pathOf({ page })).toBe(path);
    expect(pathOf({ page }, { [page]: '/mine' })).toBe('/mine');
  });

  it('takes the values of the query', () => {
    expect(pathOf({ page: 'orders', query: { 'order-id': 'gid://shop/Order/1?key=a&b' } })).toBe(
      '/account/orders?order-id=gid%3A%2F%2Fshop%2FOrder%2F1%3Fkey%3Da%26b',
    );
    expect(pathOf({ page: 'login', query: { redirectUrl: '/account' } }, { login: '/in?lang=de' })).toBe(
      '/in?lang=de&redirectUrl=%2Faccount',
    );
  });
});

describe('a way back after the login', () => {
  it.each(['/', '/account/orders?order-id=7#top', '/%2f%2fevil.test'])('%s is a path of this site', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'account',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/.//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '//user@evil.test',
    '//[',
    '/.//evil.test',
    '/a/..//evil.test',
  ])('%j is none', (path) => {
    expect(localPath(path)).toBeUndefined();
  });
});
