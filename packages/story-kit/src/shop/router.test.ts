import { describe, expect, test } from 'vitest';
import { placeOf, previewPaths, single } from './router.js';

describe('spec §2: the router of the preview', () => {
  test('accepts five paths', () => {
    expect(previewPaths.map((path) => placeOf(path)?.path)).toEqual([
      '/search',
      '/account/orders',
      '/account/address',
      '/account/reset',
      '/account/change-password',
    ]);
  });

  test.each(['/', '/account', '/account/login', '/search/', '/searches', '/account/orders/1', '/products/floor-pump'])(
    'ignores %s',
    (path) => expect(placeOf(path)).toBeUndefined(),
  );

  test('reads the query, a repeated key as a list', () => {
    expect(placeOf('/search?q=floor%20pump&tag=steel&tag=blue&page=#top')?.query).toEqual({
      q: 'floor pump',
      tag: ['steel', 'blue'],
      page: '',
    });
    expect(placeOf('/account/orders')?.query).toEqual({});
  });

  test('takes the first value of a list if one is expected', () => {
    expect(single(['a', 'b'])).toBe('a');
    expect(single('a')).toBe('a');
    expect(single(undefined)).toBeUndefined();
  });
});
