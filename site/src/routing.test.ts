import { describe, expect, it } from 'vitest';
import { collectionHref, internalPath, productHref } from './routing';

const internal = (address: string) => internalPath(new URL(address, 'http://shop.example'));

describe('the internal address of a page', () => {
  it.each([
    ['/', '/en-US'],
    ['/collections/bikes', '/en-US/collections/bikes/1'],
    ['/collections/bikes/', '/en-US/collections/bikes/1'],
    ['/collections/bikes?page=2', '/en-US/collections/bikes/2'],
    ['/collections/bikes?page=2&page=3', '/en-US/collections/bikes/2'],
    ['/collections/bikes?page=', '/en-US/collections/bikes/1'],
    ['/collections/bikes?page=x', '/en-US/collections/bikes/x'],
    ['/collections/bikes?sort=price', '/en-US/collections/bikes/1'],
    ['/products/ox', '/en-US/products/ox/-'],
    ['/products/ox?variant=42', '/en-US/products/ox/42'],
    ['/products/ox?variant=../42', '/en-US/products/ox/-'],
    ['/about', '/en-US/about'],
    ['/en-US/collections/bikes/2', '/en-US/en-US/collections/bikes/2'],
  ])('of %s is %s', (address, path) => {
    expect(internal(address)).toBe(path);
  });

  it.each(['../../x', '..', '-1', '1.5', '9'.repeat(500), '%00', '２'])(
    'is the same for every page that cannot be: %s',
    (text) => {
      expect(internal(`/collections/bikes?page=${encodeURIComponent(text)}`)).toBe('/en-US/collections/bikes/x');
    },
  );
});

describe('public addresses', () => {
  it('leave the first page of a collection without a query', () => {
    expect(collectionHref('bikes')).toBe('/collections/bikes');
    expect(collectionHref('bikes', 1)).toBe('/collections/bikes');
    expect(collectionHref('bikes', 3)).toBe('/collections/bikes?page=3');
  });
  it('name a variant by the end of its id', () => {
    expect(productHref('/ox')).toBe('/products/ox');
    expect(productHref('ox', 'gid://shopify/ProductVariant/42')).toBe('/products/ox?variant=42');
  });
});
