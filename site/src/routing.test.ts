import { describe, expect, it } from 'vitest';
import {
  decodeSegment,
  internalPath,
  isCached,
  isPersonal,
  isSearch,
  listingHref,
  productHref,
  publicAddress,
  publicPath,
} from './routing';

const internal = (address: string) => internalPath(new URL(address, 'http://shop.example'));

describe('the internal URL of a page', () => {
  it.each([
    ['/', '/en-US'],
    ['/collections/bikes', '/en-US/collections/bikes/1/-'],
    ['/collections/bikes/', '/en-US/collections/bikes/1/-'],
    ['/collections/bikes?page=2', '/en-US/collections/bikes/2/-'],
    ['/collections/bikes?page=2&page=3', '/en-US/collections/bikes/2/-'],
    ['/collections/bikes?page=', '/en-US/collections/bikes/1/-'],
    ['/collections/bikes?page=x', '/en-US/collections/bikes/x/-'],
    ['/collections/bikes?sort=price', '/en-US/collections/bikes/1/-'],
    ['/collections/bikes?sort=featured&utm_source=mail', '/en-US/collections/bikes/1/-'],
    ['/collections/bikes?sort=newest&page=2', '/en-US/collections/bikes/2/sort~3Dnewest'],
    ['/brands/skerry', '/en-US/brands/skerry/1/-'],
    [
      '/collections/bikes?option.Size=M&brand=A%20%26%20B&option.Size=L&price-min=',
      '/en-US/collections/bikes/1/brand~3DA~2B~2526~2BB~26option~2ESize~3DL~26option~2ESize~3DM',
    ],
    ['/products/ox', '/en-US/products/ox/-'],
    ['/products/ox?variant=42', '/en-US/products/ox/42'],
    ['/products/ox?variant=../42', '/en-US/products/ox/-'],
    ['/about', '/en-US/about'],
    ['/en-US/collections/bikes/2', '/en-US/en-US/collections/bikes/2'],
    ['/_next/products/ox/-', '/en-US/_next/products/ox/-'],
    ['/api/products/ox/-', '/en-US/api/products/ox/-'],
    ['/collections/bikes?page=002', '/en-US/collections/bikes/2/-'],
    ['/products/%6fx', '/en-US/products/ox/-'],
    ['/products/50%25-off', '/en-US/products/50~25-off/-'],
    ['/products/a%2Fb', '/en-US/products/a~2Fb/-'],
    ['/products/(.)ox.rsc', '/en-US/products/~28~2E~29ox~2Ersc/-'],
    [`/products/${'x'.repeat(5000)}`, '/en-US/-'],
    ['/products/ox/42', '/en-US/-'],
    ['/collections/bikes/2/-', '/en-US/-'],
    ['/brands/skerry/1/sort~3Dnewest', '/en-US/-'],
  ])('of %s is %s', (address, path) => {
    expect(internal(address)).toBe(path);
  });

  it.each(['../../x', '..', '-1', '1.5', '9'.repeat(500), '%00', '２'])(
    'is the same for every impossible page: %s',
    (text) => {
      expect(internal(`/collections/bikes?page=${encodeURIComponent(text)}`)).toBe('/en-US/collections/bikes/x/-');
    },
  );
});

describe('the public URL of an internal path', () => {
  it.each([
    ['/', '/'],
    ['/collections/bikes/', '/collections/bikes'],
    ['/collections/bikes?page=1&utm_source=mail', '/collections/bikes'],
    ['/collections/bikes?page=2&sort=newest&token=1', '/collections/bikes?sort=newest&page=2'],
    ['/collections/bikes?page=nonsense', '/collections/bikes?page=x'],
    ['/brands/A%20%26%20B?page=3', '/brands/A%20%26%20B?page=3'],
    ['/products/%6fx?token=1&variant=42', '/products/ox?variant=42'],
    ['/products/ox?variant=<script>', '/products/ox'],
    ['/login.php?action=7', '/login.php'],
    [`/${'x'.repeat(5000)}`, '/-'],
  ])('of %s is %s', (address, path) => {
    expect(publicAddress(internal(address)!)).toBe(path);
  });

  /** Parts of URLs, in every order and number up to three. */
  const parts = {
    path: [
      '/collections/bikes',
      '/products/ox',
      '/brands/50%25',
      '/a',
      '/~',
      '/-',
      '/%E4%B8%89',
      '/..',
      '/x.y',
      "/'()*",
      '/1',
      '/%2F',
    ],
    query: [
      'page=2',
      'page=0',
      'page=x',
      'variant=7',
      'variant=-',
      'sort=newest',
      'option.a%26b=c%23',
      'price-min=1.50',
      'brand=%2B',
      'q=1',
    ],
  };
  const upToThree = (all: string[], join: string) =>
    all.flatMap((a) => [
      a,
      ...all.flatMap((b) => [`${a}${join}${b}`, ...all.map((c) => `${a}${join}${b}${join}${c}`)]),
    ]);

  it('names the same page again, for any form of the URL', () => {
    const paths = ['/', ...upToThree(parts.path, '')];
    const queries = ['', ...upToThree(parts.query, '&')];
    const steps = Math.max(paths.length, queries.length);
    // Each path is combined with several queries, and each query with several paths.
    for (let step = 0; step < 4 * steps; step++) {
      const address = `${paths[step % paths.length]}?${queries[(step * 7) % queries.length]}`;
      const path = internal(address);
      if (path !== undefined) expect(internal(publicAddress(path)), address).toBe(path);
    }
  });
});

it('the URL of a list with more filters than anyone would choose is malformed', () => {
  const brands = Array.from({ length: 40 }, (_, index) => `brand=${index}${'x'.repeat(90)}`);
  expect(internal(`/collections/bikes?${brands.join('&')}`)).toBeUndefined();
});

describe('a name in a URL', () => {
  it.each(['50%-off', '%', '%25', 'a/b', '三徳', '~7E', '...', "it's (new)!*", '\0', 'ox'])(
    'is %j, however often it is decoded on its way',
    (name) => {
      const [, , , segment = ''] = internal(`/products/${encodeURIComponent(name)}`)?.split('/') ?? [];
      expect(segment).toMatch(/^[\w~-]+$/);
      expect(decodeSegment(decodeURIComponent(decodeURIComponent(segment)))).toBe(name);
    },
  );

  it.each(['/collections/%', '/products/%FF', '/%E4%B8', '/products/ox%2', '/400'])(
    'that is malformed: %s',
    (address) => {
      expect(internal(address)).toBeUndefined();
    },
  );
});

describe('public URLs', () => {
  it('leave the first page of a collection without a query', () => {
    expect(listingHref('collection', 'bikes')).toBe('/collections/bikes');
    expect(listingHref('collection', 'bikes', 1)).toBe('/collections/bikes');
    expect(listingHref('collection', 'bikes', 3)).toBe('/collections/bikes?page=3');
  });
  it('name a variant by the end of its id', () => {
    expect(productHref('/ox')).toBe('/products/ox');
    expect(productHref('50%-off')).toBe('/products/50%25-off');
    expect(productHref('ox', 'gid://shopify/ProductVariant/42')).toBe('/products/ox?variant=42');
  });
});

describe('a personal page', () => {
  it.each(['/account', '/account/', '/account/login', '/account/%6Cogin', '/account/orders?order-id=1'])(
    'is %s',
    (address) => {
      expect(isPersonal(internal(address) ?? '')).toBe(true);
    },
  );

  it.each(['/', '/account/nothing', '/account/login/more', '/en-US/account', '/accounts', '/products/account'])(
    'is not %s',
    (address) => {
      expect(isPersonal(internal(address) ?? '')).toBe(false);
    },
  );
});

it('the search has one internal URL, for any words', () => {
  for (const address of ['/search', '/search/', '/search?q=bike&page=2', '/%73earch?q=%22%3E']) {
    expect(isSearch(internal(address) ?? '')).toBe(true);
  }
  for (const address of ['/search/bikes', '/en-US/search', '/searches']) {
    expect(isSearch(internal(address) ?? '')).toBe(false);
  }
});

describe('a cached page', () => {
  it.each(['/', '/products/lane-one?variant=1', '/collections/bikes?page=2', '/about#workshop'])('may be %s', (href) =>
    expect(isCached(href)).toBe(true),
  );

  it.each(['/account', '/account/orders?order-id=7', '/cart', '/search?q=bike', 'https://shop.example/'])(
    'is not %s',
    (href) => expect(isCached(href)).toBe(false),
  );
});

describe('the public path of a page that is rendered under its internal one', () => {
  it.each([
    '/',
    '/about',
    '/account/orders',
    '/collections/bikes',
    '/collections/bikes?page=2&sort=newest',
    '/collections',
    '/collections/a/b',
    '/brands/A%20%26%20B',
    '/products/ox?variant=42',
    '/products/a%5Bb%5D.c~d',
    '/en-US/collections/bikes',
  ])('%s', (address) => {
    expect(publicPath(internal(address)!)).toBe(address.split('?')[0]);
  });

  it.each(['/', '/contact', '/products/~', '/en-US/~', '/en-US/products/~/-'])(
    '%s is not one, and stays unchanged',
    (path) => {
      expect(publicPath(path)).toBe(path);
    },
  );
});
