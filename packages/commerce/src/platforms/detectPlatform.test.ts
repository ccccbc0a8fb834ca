import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../port/errors.js';
import { detectPlatform, type Environment } from './detectPlatform.js';

const shopify = { SHOPIFY_STORE_DOMAIN: 'northlane.myshopify.com', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public' };
const bigCommerce = { BIGCOMMERCE_STORE_HASH: 'abc123', BIGCOMMERCE_ACCESS_TOKEN: 'secret-token' };

describe('the platform of an environment', () => {
  it('is the sandbox without credentials', () => {
    expect(detectPlatform({})).toEqual({ flavour: 'shopify_graphql', baseUrl: 'http://127.0.0.1:4010' });
    expect(detectPlatform({ COMMERCE_PLATFORM: 'shopify', SANDBOX_URL: 'http://127.0.0.1:4110/' })).toEqual({
      flavour: 'shopify_graphql',
      baseUrl: 'http://127.0.0.1:4110',
    });
    expect(detectPlatform({ COMMERCE_PLATFORM: '', SHOPIFY_STORE_DOMAIN: '' }).flavour).toBe('shopify_graphql');
  });

  it('is shopify with all its settings', () => {
    const env = {
      ...shopify,
      SHOPIFY_STOREFRONT_PRIVATE_TOKEN: 'private',
      SHOPIFY_API_VERSION: '2026-01',
    };
    expect(detectPlatform(env)).toEqual({
      flavour: 'shopify_graphql',
      baseUrl: 'https://northlane.myshopify.com',
      publicToken: 'public',
      privateToken: 'private',
      apiVersion: '2026-01',
    });
    expect(detectPlatform({ ...shopify, SHOPIFY_STORE_DOMAIN: 'https://northlane.myshopify.com/' })).toMatchObject({
      baseUrl: 'https://northlane.myshopify.com',
    });
    expect(detectPlatform({ ...shopify, COMMERCE_API: 'rest' })).toEqual({
      flavour: 'shopify_rest',
      baseUrl: 'https://northlane.myshopify.com',
      publicToken: 'public',
    });
  });

  it('has customers who sign in at shopify if there is a client for them', () => {
    const env = { ...shopify, SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID: 'abc-123' };
    expect(detectPlatform(env)).toMatchObject({ customerAccounts: { clientId: 'abc-123' } });
    expect(detectPlatform({ ...env, COMMERCE_API: 'rest' })).toMatchObject({
      customerAccounts: { clientId: 'abc-123' },
    });
    const secret = { ...env, SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_SECRET: 'secret-token' };
    expect(detectPlatform(secret)).toMatchObject({ customerAccounts: { clientSecret: 'secret-token' } });
    expect(detectPlatform(shopify)).toMatchObject({ customerAccounts: undefined });
  });

  it("reads the URL of big_commerce's own pages, if it is set", () => {
    const storeUrl = 'https://store-abc123.mybigcommerce.com';
    expect(detectPlatform({ ...bigCommerce, BIGCOMMERCE_STORE_URL: storeUrl })).toMatchObject({ storeUrl });
  });

  it('reads the token for filters on big_commerce, if it is set', () => {
    const token = { BIGCOMMERCE_STOREFRONT_TOKEN: 'private' };
    expect(detectPlatform({ ...bigCommerce, ...token })).toMatchObject({ storefrontToken: 'private' });
    expect(() => detectPlatform(token)).toThrow(/BIGCOMMERCE_STORE_HASH and BIGCOMMERCE_ACCESS_TOKEN/);
  });

  it('is big_commerce with its credentials', () => {
    const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'abc123', accessToken: 'secret-token' };
    expect(detectPlatform(bigCommerce)).toEqual(settings);
    expect(detectPlatform({ ...bigCommerce, COMMERCE_PLATFORM: 'big_commerce', COMMERCE_API: 'management' })).toEqual({
      ...settings,
      api: 'management',
    });
  });

  it('is the sandbox in the protocol of big_commerce, if it is named without credentials', () => {
    const sandbox = {
      flavour: 'big_commerce',
      storeHash: 'sandbox',
      accessToken: 'sandbox',
      storefrontToken: 'sandbox',
    };
    expect(detectPlatform({ COMMERCE_PLATFORM: 'big_commerce' })).toEqual({
      ...sandbox,
      api: 'rest',
      baseUrl: 'http://127.0.0.1:4010',
      contactUrl: 'http://127.0.0.1:4010/contact',
    });
    const named = { COMMERCE_PLATFORM: 'big_commerce', COMMERCE_API: 'management', SANDBOX_URL: 'http://sandbox:1/' };
    expect(detectPlatform(named)).toEqual({
      ...sandbox,
      api: 'management',
      baseUrl: 'http://sandbox:1',
      contactUrl: 'http://sandbox:1/contact',
    });
  });

  it('sends messages to CONTACT_URL', () => {
    const contact = { CONTACT_URL: 'https://forms.example/northlane' };
    for (const env of [shopify, bigCommerce, {}, { COMMERCE_PLATFORM: 'big_commerce' }])
      expect(detectPlatform({ ...env, ...contact })).toMatchObject({ contactUrl: contact.CONTACT_URL });
    expect(() => detectPlatform({ CONTACT_URL: 'mailto:hello@northlane.example' })).toThrow(/CONTACT_URL.*malformed/);
  });

  it('is the named platform if there are credentials for both', () => {
    expect(detectPlatform({ ...shopify, ...bigCommerce, COMMERCE_PLATFORM: 'shopify' }).flavour).toBe(
      'shopify_graphql',
    );
    expect(detectPlatform({ ...shopify, ...bigCommerce, COMMERCE_PLATFORM: 'big_commerce' }).flavour).toBe(
      'big_commerce',
    );
  });
});

describe('spec §8: configuration errors', () => {
  const cases: [name: string, env: Environment, says: string[]][] = [
    [
      'unsupported platform',
      { COMMERCE_PLATFORM: 'magento' },
      ['Unsupported platform', "'magento'", "'shopify' or 'big_commerce'"],
    ],
    ['unsupported API type', { COMMERCE_API: 'soap' }, ['Unsupported API type', "'soap'", "'graphql' or 'rest'"]],
    [
      'unsupported API type for shopify',
      { ...shopify, COMMERCE_API: 'management' },
      ['Unsupported API type for shopify', "'management'", "'graphql' or 'rest'"],
    ],
    [
      'unsupported API type for the second platform',
      { ...bigCommerce, COMMERCE_API: 'graphql' },
      ['Unsupported API type for big_commerce', "'graphql'", "'rest' or 'management'"],
    ],
    ['two platforms', { ...shopify, ...bigCommerce }, ['credentials of both', 'Set COMMERCE_PLATFORM']],
    [
      'a domain without a token',
      { SHOPIFY_STORE_DOMAIN: 'northlane.myshopify.com' },
      ['Half', 'SHOPIFY_STOREFRONT_PUBLIC_TOKEN or SHOPIFY_STOREFRONT_PRIVATE_TOKEN'],
    ],
    [
      'a token without a domain',
      { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: 'secret-token' },
      ['Half', 'Set SHOPIFY_STORE_DOMAIN'],
    ],
    [
      'a hash without a token',
      { BIGCOMMERCE_STORE_HASH: 'abc123' },
      ['incomplete', 'BIGCOMMERCE_ACCESS_TOKEN is not set', 'Set both'],
    ],
    ['a token without a hash', { BIGCOMMERCE_ACCESS_TOKEN: 'secret-token' }, ['BIGCOMMERCE_STORE_HASH is not set']],
    [
      'a store hash that is none',
      { ...bigCommerce, BIGCOMMERCE_STORE_HASH: 'secret-token/x' },
      ['BIGCOMMERCE_STORE_HASH is malformed'],
    ],
    [
      'a token in two lines',
      { ...bigCommerce, BIGCOMMERCE_ACCESS_TOKEN: 'secret-token\n' },
      ['BIGCOMMERCE_ACCESS_TOKEN is malformed', 'one line'],
    ],
    [
      'the secret of a client without its id',
      { ...shopify, SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_SECRET: 'secret-token' },
      ['incomplete', 'Set SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID'],
    ],
    ['a store', { ...bigCommerce, BIGCOMMERCE_STORE_URL: 'store' }, ['BIGCOMMERCE_STORE_URL', 'https://store-']],
    ['no domain', { ...shopify, SHOPIFY_STORE_DOMAIN: 'northlane' }, ['SHOPIFY_STORE_DOMAIN', 'example.myshopify.com']],
    ['a path', { ...shopify, SHOPIFY_STORE_DOMAIN: 'a.example/b' }, ['SHOPIFY_STORE_DOMAIN']],
    ['a version', { ...shopify, SHOPIFY_API_VERSION: 'latest' }, ['SHOPIFY_API_VERSION', "'latest'", "'2026-04'"]],
    ['the sandbox', { SANDBOX_URL: '127.0.0.1:4010' }, ['SANDBOX_URL', "'http://127.0.0.1:4010'"]],
  ];

  it.each(cases)('%s: names the problem and its remedy, but no secret', (_, env, says) => {
    const error = failureOf(() => detectPlatform(env));
    expect(error).toBeInstanceOf(ConfigurationError);
    for (const text of says) expect(error.message).toContain(text);
    expect(error.message).not.toContain('secret-token');
  });
});

function failureOf(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It did not fail.');
}

describe('the search service of an environment', () => {
  const algolia = { ALGOLIA_APPLICATION_ID: 'ABC123', ALGOLIA_SEARCH_KEY: 'search-key', ALGOLIA_INDEX: 'products' };

  it('is the configured one, on any platform', () => {
    const search = { applicationId: 'ABC123', searchKey: 'search-key', index: 'products' };
    for (const env of [{}, shopify, bigCommerce]) {
      expect(detectPlatform({ ...env, ...algolia }).search).toEqual(search);
      expect(detectPlatform(env).search).toBeUndefined();
    }
    const ALGOLIA_URL = 'http://127.0.0.1:4010';
    expect(detectPlatform({ ...algolia, ALGOLIA_URL }).search).toEqual({ ...search, baseUrl: ALGOLIA_URL });
  });

  it('names missing or malformed settings, and never reveals the key', () => {
    const half = { ALGOLIA_APPLICATION_ID: 'ABC123', ALGOLIA_INDEX: 'products' };
    expect(() => detectPlatform(half)).toThrow(
      new ConfigurationError(
        'The search service is configured in part: ALGOLIA_SEARCH_KEY is not set. Set all of ALGOLIA_APPLICATION_ID, ' +
          "ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, or none for the platform's own search.",
      ),
    );
    expect(() => detectPlatform({ ...algolia, ALGOLIA_APPLICATION_ID: 'a.b' })).toThrow(
      /ALGOLIA_APPLICATION_ID is 'a\.b'/,
    );
    expect(() => detectPlatform({ ...algolia, ALGOLIA_INDEX: 'a/b' })).toThrow(/ALGOLIA_INDEX is 'a\/b'/);
    expect(() => detectPlatform({ ...algolia, ALGOLIA_URL: 'sandbox' })).toThrow(/ALGOLIA_URL is 'sandbox'/);
    expect(() => detectPlatform({ ...algolia, ALGOLIA_SEARCH_KEY: 'my secret' })).toThrow(
      new ConfigurationError('ALGOLIA_SEARCH_KEY is malformed. Set it to the key alone, in one line.'),
    );
  });
});
