import { credentialNames } from '@vitrine/commerce/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rehearsalUrl, sessionSecret, settings, siteUrl } from './variables';
import { start } from '../../serving/start';

const secret = 'only for tests, and long enough to seal';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("the shop's URL", () => {
  it.each(['https://shop.example', 'http://127.0.0.1:3000/'])('may be %s', (text) => {
    vi.stubEnv('SITE_URL', text);
    expect(siteUrl().href).toBe(new URL(text).href);
  });

  it.each(['', 'shop.example', 'localhost:3000', 'ftp://shop.example', 'https://'])(
    'is refused with the remedy: %j',
    (text) => {
      vi.stubEnv('SITE_URL', text);
      expect(siteUrl).toThrow(/^SITE_URL is '.*', which is not the address .*: set it to .*, or leave it out .*\.$/);
    },
  );
});

describe("the platform's credentials", () => {
  it.each(['token\n', 'to\rken', '„token“'])('name the malformed variable: %j', (token) => {
    vi.stubEnv('SHOPIFY_STORE_DOMAIN', 'northlane.example');
    vi.stubEnv('SHOPIFY_STOREFRONT_PRIVATE_TOKEN', token);
    expect(settings).toThrow(/^SHOPIFY_STOREFRONT_PRIVATE_TOKEN has a line break in it, .*: set it again/);
  });
});

describe('the secret', () => {
  it('is required in production, and created once during development', () => {
    vi.stubEnv('SESSION_SECRET', undefined);
    expect(sessionSecret()).toBe(sessionSecret());
    vi.stubEnv('SESSION_SECRET', undefined);
    vi.stubEnv('NODE_ENV', 'production');
    expect(sessionSecret).toThrow(/^SESSION_SECRET is not set, .*: set it to a random text/);
  });
});

describe('the rehearsal', () => {
  it('is linked to from a shop on the sandbox', () => {
    expect(rehearsalUrl()).toBeUndefined();
    vi.stubEnv('REHEARSAL_URL', 'http://127.0.0.1:3010');
    expect(rehearsalUrl()?.href).toBe('http://127.0.0.1:3010/');
  });

  it.each(credentialNames)('is refused on a platform: %s', (name) => {
    vi.stubEnv('REHEARSAL_URL', 'http://127.0.0.1:3010');
    vi.stubEnv(name, 'something');
    expect(rehearsalUrl).toThrow(
      /^REHEARSAL_URL is set and so are a platform's credentials, .*: leave REHEARSAL_URL out\.$/,
    );
  });
});

describe('the start of the server', () => {
  const said = vi.fn();
  const startWith = (env: Record<string, string | undefined>) => {
    said.mockReset();
    vi.stubEnv('SESSION_SECRET', secret);
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.spyOn(console, 'warn').mockImplementation(said);
    vi.spyOn(console, 'error').mockImplementation(said);
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    start();
    expect(said).toHaveBeenCalledTimes(1);
    return { said: String(said.mock.calls[0]?.[0]), exit: exit.mock.calls.flat()[0] };
  };

  it('reports that it runs on the sandbox if there are no credentials', () => {
    const { said, exit } = startWith({ SITE_URL: 'http://127.0.0.1:3000', SANDBOX_URL: 'http://127.0.0.1:4010' });
    expect(said).toContain(
      'The shop at http://127.0.0.1:3000 runs on the sandbox at http://127.0.0.1:4010, not on a platform',
    );
    expect(exit).toBeUndefined();
  });

  it('reports its platform if there are credentials', () => {
    const { said } = startWith({
      SHOPIFY_STORE_DOMAIN: 'northlane.example',
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public',
    });
    expect(said).toMatch(/runs on shopify_graphql at https:\/\/northlane\.example\.$/);
  });

  it.each([
    { SITE_URL: 'shop.example' },
    { SITE_URL: '' },
    { SESSION_SECRET: 'short' },
    { PREVIOUS_SESSION_SECRETS: 'short' },
    { SECURITY_CONTACT: 'security@shop.example' },
    { LOG_LEVEL: 'loud' },
    { ANALYTICS: 'google' },
    { ANALYTICS: 'plausible:shop.example:https://stats.shop.example' },
    { TRUSTED_PROXIES: 'yes' },
    { PAGE_CACHE_MEMORY_MB: 'much' },
    { PAGE_CACHE_DISK_MB: '-1' },
    { SHARED_CACHE_SECONDS: '2 minutes' },
    { SESSION_IDLE_DAYS: '0' },
    { SESSION_DAYS: '365' },
    { SESSIONS_SINCE: 'yesterday' },
    { SESSIONS_SINCE: '2026-11-29' },
    { SESSIONS_SINCE: '2999-01-01T00:00Z' },
    { SHOPIFY_STORE_DOMAIN: 'northlane.example', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'token\nX: y' },
    { SANDBOX_URL: 'nowhere' },
    { REHEARSAL_URL: 'https://rehearsal.example' },
    { REDIS_URL: 'redis.example:6379' },
    { REDIS_URL: 'https://redis.example' },
  ])('exits with 1 and one sentence with the remedy for %j', (env) => {
    const { said, exit } = startWith(env);
    expect(exit).toBe(1);
    expect(said).toMatch(/[Ss]et /);
    expect(said).not.toContain('\n');
  });

  it('ends a shop on a platform that links to a rehearsal', () => {
    const { said, exit } = startWith({
      SHOPIFY_STORE_DOMAIN: 'northlane.example',
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public',
      REHEARSAL_URL: 'http://127.0.0.1:3010',
    });
    expect(exit).toBe(1);
    expect(said).toMatch(/^REHEARSAL_URL is set/);
  });
});
