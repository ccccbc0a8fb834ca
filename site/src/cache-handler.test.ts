import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import PageCache, { askedStatus, scriptPolicy } from '../cache-handler.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("a page's content security policy", () => {
  it('allows its own inline scripts, each once, and nothing else that stands in a page', () => {
    const html = `<html><head><script src="/_next/a.js" async=""></script><script id="_R_">start()</script></head><body>
      <script type="application/ld+json">{"@type":"Product"}</script><script>push(1)</script><script>push(1)</script></body></html>`;
    expect(scriptPolicy(html)).toBe(`script-src 'self' ${hash('start()')} ${hash('push(1)')}`);
  });
  it('allows only files of ours where there is no inline script', () => {
    expect(scriptPolicy('<p>Hello</p>')).toBe("script-src 'self'");
  });
});

describe("a page's status", () => {
  it('is the one that the page asks for', () => {
    expect(askedStatus('<head><meta name="vitrine-status" content="404"/></head>')).toBe(404);
  });
  it('is left alone where it asks for none, also where a text looks like it', () => {
    expect(askedStatus('<p>&lt;meta name="vitrine-status" content="404"/&gt;</p>')).toBeUndefined();
  });
});

describe('the cache of pages', () => {
  const cache = new PageCache({
    fs: nodeFs,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  type Value = NonNullable<Parameters<typeof cache.set>[1]>;
  type SetContext = Parameters<typeof cache.set>[2];
  type GetContext = Parameters<typeof cache.get>[1];

  const page = (html: string) =>
    ({ kind: 'APP_PAGE', html, headers: {}, status: undefined, rscData: Buffer.from('') }) as unknown as Value;
  const keep = (key: string, value: Value) =>
    cache.set(key, value, { cacheControl: { revalidate: 300, expire: 900 } } as SetContext);
  const kept = (key: string) => cache.get(key, { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext);
  const failed = '<meta name="vitrine-status" content="503"/>';

  it('keeps a page together with its policy and its status', async () => {
    await keep('/missing', page('<meta name="vitrine-status" content="404"/><script>go()</script>'));
    const entry = await kept('/missing');
    expect(entry?.value).toMatchObject({
      status: 404,
      headers: { 'content-security-policy': `script-src 'self' ${hash('go()')}` },
    });
  });

  it('does not keep a page that the platform gave no answers for, and forbids others to', async () => {
    const value = page(failed);
    await keep('/down', value);
    expect(value).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(await kept('/down')).toBeNull();
  });

  it('keeps the page from before instead, and has it tried again soon', async () => {
    await keep('/bikes', page('<p>Bikes</p>'));
    await keep('/bikes', page(failed));
    expect(await kept('/bikes')).toMatchObject({
      value: { html: '<p>Bikes</p>' },
      cacheControl: { revalidate: 10, expire: 900 },
    });
  });
});
