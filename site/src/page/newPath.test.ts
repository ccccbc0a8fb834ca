import { describe, expect, it } from 'vitest';
import { newPath } from './newPath';

const site = new URL('https://shop.example');
const follow = (path: string, moves: Record<string, string>) => newPath(path, async (each) => moves[each], site);

describe('the new address of an old path', () => {
  it.each([
    ['has not moved', {}, undefined],
    ['has moved', { '/old': '/new' }, '/new'],
    ['has moved twice', { '/old': '/newer', '/newer': '/newest?a=b#c' }, '/newest?a=b#c'],
    ['is written with our own origin', { '/old': 'https://shop.example/new' }, '/new'],
    ['moves in a circle', { '/old': '/a', '/a': '/old' }, undefined],
    ['moves to itself', { '/old': '/old' }, undefined],
  ])('%s', async (_, moves, expected) => expect(await follow('/old', moves)).toBe(expected));

  it.each([
    'https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', '/%2fevil.example', '/%5Cevil.example', '/%09/evil.example',
    '/\t/evil.example', 'javascript:alert(1)', 'http://shop.example@evil.example/', '/new\r\nSet-Cookie: a=b', '', ' /new',
  ])('does not leave the shop for %j', async (target) => {
    expect(await follow('/old', { '/old': target })).toBeUndefined();
    expect(await follow('/old', { '/old': '/new', '/new': target })).toBeUndefined();
  }); // prettier-ignore

  it('is not followed for ever', async () => {
    let number = 0;
    expect(await newPath('/old', async () => `/${number++}`, site)).toBeUndefined();
    expect(number).toBeLessThan(10);
  });
});
