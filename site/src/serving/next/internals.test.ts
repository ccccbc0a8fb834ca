import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PrerenderManifest } from 'next/dist/build';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import type { DeepReadonly } from 'next/dist/shared/lib/deep-readonly';
import { describe, expect, it } from 'vitest';
import PageCache, { readyPage } from '../cache-handler.mjs';
import { pathOf } from './pageKeys.mjs';
import { keyOf, owner } from './testing';

// The undocumented behaviour of Next on which the cache relies. An upgrade of Next fails here first.

/** The tests in this file and the browser journeys passed with this version. */
const triedWith = '16.4.6';

const { version } = createRequire(import.meta.url)('next/package.json') as { version: string };

const manifest = { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} };
const controls = new SharedCacheControls(manifest as unknown as DeepReadonly<PrerenderManifest>);

const nextCache = new IncrementalCache({
  dev: false,
  minimalMode: false,
  requestHeaders: {},
  CurCacheHandler: PageCache,
  previewProps: {},
  prerenderManifest: manifest,
} as unknown as ConstructorParameters<typeof IncrementalCache>[0]);

const lifetime = { revalidate: 300, expire: 900 };
const context = { kind: 'APP_PAGE', route: owner, isFallback: false, cacheControl: lifetime };
const keep = (path: string, html: string) =>
  nextCache.set(
    path,
    { kind: 'APP_PAGE', html, headers: {}, rscData: Buffer.from('') } as unknown as Parameters<typeof nextCache.set>[1],
    context as unknown as Parameters<typeof nextCache.set>[2],
  );
const cached = (path: string) => nextCache.get(path, context as unknown as Parameters<typeof nextCache.get>[1]);

it(`is Next ${triedWith}`, () => {
  expect(version, `run the tests of this file and \`npm run e2e\` with Next ${version}, then name it here`).toBe(
    triedWith,
  );
});

describe("Next's cache", () => {
  it('calls our cache handler, and passes on the headers and the status of an entry', async () => {
    await keep('/en-US/nowhere', '<meta name="vitrine-status" content="404"/><p>Nowhere</p>');
    expect(await cached('/en-US/nowhere')).toMatchObject({
      value: { status: 404, headers: { 'content-security-policy': expect.stringMatching(/^script-src 'self'; /) } },
      cacheControl: lifetime,
    });
  });

  it('ends its key with the internal path, by which a ready page is found', async () => {
    await keep('/en-US/about', '<p>Made to last</p>');
    expect(keyOf('/en-US/about')).not.toBe('/en-US/about');
    expect(pathOf(keyOf('/en-US/about'))).toBe('/en-US/about');
    expect(String(await (await readyPage('/en-US/about'))?.bytes('identity'))).toBe('<p>Made to last</p>');
  });

  it('stores for each page how long it is cached, and our cache removes that with the page', async () => {
    const pages = 80;
    // Cached pages are compressed, and random bytes cannot be compressed.
    const html = `<meta name="vitrine-status" content="404"/>${randomBytes(75_000).toString('base64')}`;
    for (let number = 0; number < pages; number++) await keep(`/en-US/nowhere/${number}`, html);
    expect(controls.get(`/en-US/nowhere/${pages - 1}`, owner)).toEqual(lifetime);
    expect(controls.get('/en-US/nowhere/0', owner)).toBeUndefined();
  });
});
