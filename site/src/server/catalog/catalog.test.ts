import { CommerceError, type Product } from '@vitrine/commerce';
import { policies } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as catalog from './catalog';
import { readingOf, soon, valueOf, valueOr } from '../reading/reading';
import { beginVisit, noteFailure } from '../reading/lateFailures';

const locale = 'en-US';
const failed = new CommerceError('throttled', 'products', 'The platform asks to wait.', {
  status: 429,
  retryAfter: 37,
});
const product = {
  id: 'gid://shopify/Product/1',
  slug: 'lane-one',
  variants: [{ id: 'gid://shopify/ProductVariant/2' }],
  options: [],
} as unknown as Product;

/** Every function of the catalogue that reads from the platform, and what it returns while the platform fails. */
const calls = {
  getShop: () => catalog.getShop(locale),
  getCollections: () => catalog.getCollections(locale),
  getMenu: () => catalog.getMenu(locale),
  getCollection: () => catalog.getCollection(locale, 'bikes'),
  getBrand: () => catalog.getBrand(locale, 'northlane'),
  getCollectionProducts: () => catalog.getCollectionProducts(locale, 'bikes', 4),
  getListing: () => catalog.getListing(locale, 'collection', 'bikes', '', 1, 12),
  getProduct: () => catalog.getProduct(locale, 'lane-one'),
  getSitemap: () => catalog.getSitemap(locale, 1),
  getFeed: () => catalog.getFeed(locale, undefined),
  getRedirect: () => catalog.getRedirect(locale, '/old'),
  getPolicies: () => catalog.getPolicies(locale),
  getMissingPolicies: () => catalog.getMissingPolicies(locale),
  getStock: () => catalog.getStock(locale, product),
  getRecommendations: () => catalog.getRecommendations(locale, 'gid://shopify/Product/1'),
};

/** What stands in for the platform's answer. All others return the failure. */
const insteadOf: Partial<Record<keyof typeof calls, unknown>> = {
  getMenu: shop.menu ?? [],
  getMissingPolicies: [],
  getStock: undefined,
  getRecommendations: [],
};

const names = Object.keys(calls) as (keyof typeof calls)[];

beforeEach(() => {
  vi.stubEnv('SHOPIFY_STORE_DOMAIN', 'northlane.test');
  vi.stubEnv('SHOPIFY_STOREFRONT_PRIVATE_TOKEN', 'private');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no route to host') })));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('while the platform fails', () => {
  it('the functions below are all', () => {
    expect(
      Object.keys(catalog)
        .filter((name) => name.startsWith('get'))
        .sort(),
    ).toEqual([...names].sort());
  });

  it.each(names)('%s throws nothing, and returns plain data', async (name) => {
    const returned: unknown = await calls[name]();
    expect(structuredClone(returned)).toEqual(returned);
    expect(returned).toEqual(
      name in insteadOf
        ? insteadOf[name]
        : { failure: expect.objectContaining({ kind: 'network', call: expect.any(String) }) },
    );
  });

  it("the shop's own policies stand in for the platform's, if the page shows one of them", async () => {
    expect(await catalog.getPolicies(locale, policies[0]!.name)).toEqual({ value: policies });
    expect(await catalog.getPolicies(locale, 'no-such')).toHaveProperty('failure.kind', 'network');
  });
});

describe('a reading', () => {
  it('keeps all that a page and the log tell of a failure', async () => {
    const reading = readingOf(() => Promise.reject(failed));
    await expect(valueOf(reading)).rejects.toEqual(failed);
    expect(await valueOr(reading, 'other')).toBe('other');
  });

  it('has the value', async () => {
    const reading = readingOf(async () => undefined);
    expect(await valueOf(reading)).toBeUndefined();
    expect(await valueOr(reading, 'other')).toBeUndefined();
  });

  it('holds no mistake of our own', async () => {
    await expect(readingOf(() => Promise.reject(new RangeError('a mistake')))).rejects.toThrow(RangeError);
  });
});

describe('a page of a platform that hangs', () => {
  it('waits for a further reading, but not for long', async () => {
    vi.useFakeTimers();
    const late = readingOf(() => soon(new Promise(() => {})));
    expect(await soon(Promise.resolve('read'))).toBe('read');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toHaveProperty('failure.kind', 'timeout');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is not read again at once by the same visitor, except by a reload', async () => {
    const ask = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    vi.stubGlobal('fetch', ask);
    const late = {
      kind: 'throttled',
      call: 'product',
      message: 'The platform asks to wait.',
      retryAfter: 7000,
    } as const;
    beginVisit('198.18.0.1', undefined);
    noteFailure(JSON.stringify(['Product', locale, 'lane-one']), late);
    expect(await catalog.getProduct(locale, 'lane-one')).toEqual({ failure: late });
    expect(ask).not.toHaveBeenCalled();
    expect(await catalog.getProduct(locale, 'lane-two')).toHaveProperty('failure.kind', 'network');
    beginVisit('198.18.0.2', undefined);
    expect(await catalog.getProduct(locale, 'lane-one')).toHaveProperty('failure.kind', 'network');
    beginVisit('198.18.0.1', undefined);
    expect(await catalog.getProduct(locale, 'lane-one')).toEqual({ failure: late });
    beginVisit('198.18.0.1', 'max-age=0');
    expect(await catalog.getProduct(locale, 'lane-one')).toHaveProperty('failure.kind', 'network');
  });
});
