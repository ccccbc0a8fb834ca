import { createSandbox } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from './session.js';
import { createCommerce } from '../platforms/createCommerce.js';
import { imageLoader } from './imageLoader.js';

const { capabilities } = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://northlane.test' },
  { fetch: (url, init) => createSandbox().fetch(new Request(url, init)), session: createMemorySession() },
);
const load = imageLoader(capabilities)!;
const src = 'https://cdn.shopify.com/s/files/1/0001/products/fork.jpg?v=17';

describe("a picture on the platform's image host", () => {
  it.each([
    [{}, ''],
    [{ width: 640 }, '&width=640'],
    [{ width: 640, height: 800 }, '&width=640&height=800&crop=center'],
    [{ width: 640, format: 'auto' }, '&width=640'],
    [{ width: 640, format: 'webp' }, '&width=640&format=webp'],
    [{ width: 640, format: 'jpeg' }, '&width=640&format=jpg'],
    [{ width: 640, format: 'png' }, '&width=640&format=png'],
  ] as const)('is requested with %o', (wanted, query) => {
    expect(load({ src, ...wanted })).toBe(`${src}${query}`);
  });

  it('has each parameter once, also if its URL already has a size', () => {
    expect(load({ src: `${src}&width=4000`, width: 640 })).toBe(`${src}&width=640`);
  });
});

describe('a picture from elsewhere', () => {
  it.each([
    '/media/cdn/ox/1.svg?width=400',
    'https://northlane.test/cdn/ox/1.svg',
    'https://cdn.shopify.com.elsewhere.test/1.jpg',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('keeps its address: %s', (address) => {
    expect(load({ src: address, width: 640, height: 800, format: 'webp' })).toBe(address);
  });
});

it('no loader for a platform that does not resize pictures', () => {
  expect(imageLoader({})).toBeUndefined();
});

it("the loader's settings cross from server to browser as JSON", () => {
  expect(JSON.parse(JSON.stringify(capabilities))).toEqual(capabilities);
});
